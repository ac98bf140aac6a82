import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Board, at } from "../../components/board";
import { TrialBoard } from "../../components/trial_board";
import { dominoOf, questPoints } from "../../game/catalogue";
import { covered, key, viewOf } from "../../game/geometry";
import { Hand } from "../../game/hand";
import { type Placement, Placements } from "../../game/legal";
import { questInWords, questName } from "../../game/words";
import { t, text } from "../../i18n/text";
import { LAY, land, type LayId, type LayLesson } from "../../learn/lessons";
import { kingdomOf, legalPlacements, pointsOf, type Property, propertiesOf, withDomino } from "../../game/rules";
import type { PracticeProps } from "./lesson";
import { Tray } from "./tray";

const FRAME = 5;

/** Exercise: place a domino. After a wrong placement, the domino stays in hand. */
export function Lay({ id, say }: PracticeProps): JSX.Element | null {
  return id in LAY ? <LayIt id={id as LayId} say={say} lesson={LAY[id as LayId]} /> : null;
}

function LayIt({ id, say, lesson }: { id: LayId; say: PracticeProps["say"]; lesson: LayLesson }): JSX.Element | null {
  const { domino: inHand, quests = [], goal, counts } = lesson;
  const domino = dominoOf(inHand);
  const start = useMemo(() => land(lesson.start, dominoOf), [lesson]);
  const hand = useMemo(() => new Hand(new Placements(domino ? legalPlacements(start, domino, FRAME, quests) : [])), [start, domino]);
  const done = useSignal<Placement | null>(null);
  const after = useComputed(() => {
    const command = done.value?.command;
    return command && domino ? withDomino(start, domino, command) : start;
  });
  if (!domino) return null;
  const best = Math.max(...hand.placements.all.map(({ score }) => score));
  const confirm = () => {
    const placement = hand.laid.peek()?.placement;
    if (!placement || done.peek()) return;
    const right = goal === "any" || (goal === "best" ? placement.score === best : goal(start, placement.command, dominoOf));
    if (right) done.value = placement;
    const points = placement.score;
    say(right ? t(`lesson-${id}.done`) : (text(`lesson-${id}.hint`, { points }) ?? ""), right);
  };
  const kingdom = kingdomOf(0, after.value);
  const label = t("learn-your-kingdom");
  const grown = propertiesOf(after.value).filter(({ points }) => points > 0);
  const fresh = new Set(done.value ? covered(done.value.command).map(key) : []);
  return (
    <div class="practice">
      {quests.length > 0 && (
        <ul class="quest-tiles">
          {quests.map((quest) => (
            <li key={quest}>
              <strong>{questName(quest)}</strong> <small>{questInWords(quest, questPoints(quest))}</small>
            </li>
          ))}
        </ul>
      )}
      {done.value ? (
        <div class="stage">
          <Board kingdom={kingdom} seat={0} frame={FRAME} view={lesson.view ?? viewOf(kingdom, FRAME)} label={label} fresh={fresh}>
            {counts && grown.map((property) => <Counted key={property.terrain} property={property} />)}
          </Board>
        </div>
      ) : (
        <TrialBoard kingdom={kingdom} frame={FRAME} view={lesson.view} label={label} hand={hand} domino={domino} confirm={confirm} />
      )}
      {counts && done.value && grown.map((property) => <PropertyInWords key={property.terrain} property={property} />)}
      {!done.value && <Tray domino={inHand} hand={hand} before={pointsOf(start, quests)} confirm={confirm} />}
    </div>
  );
}

/** Animated count of the squares of a property. */
const Counted = ({ property }: { property: Property }): JSX.Element => (
  <g class="counted" aria-hidden="true">
    {property.cells.map((cell, index) => (
      <g key={key(cell)} transform={at(cell)}>
        <g class={`count count-${index + 1}`}>
          <circle cx="20" cy="12" r="9" />
          <text x="20" y="16">
            {index + 1}
          </text>
        </g>
      </g>
    ))}
  </g>
);

const PropertyInWords = ({ property: { terrain, cells, crowns, points } }: { property: Property }): JSX.Element => (
  <p class="sum">{t("picture-property", { terrain: t(`terrain-${terrain}`), squares: cells.length, crowns, points })}</p>
);
