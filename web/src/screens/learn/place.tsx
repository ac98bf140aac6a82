import { signal, useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Board, cellTransform } from "../../components/board";
import { TrialBoard } from "../../components/trial_board";
import { dominoOf, questPoints } from "../../game/catalogue";
import { coveredCells, cellKey, viewOf } from "../../game/geometry";
import { Hand } from "../../game/hand";
import { type Placement, Placements } from "../../game/placements";
import { describeQuest, questName } from "../../game/descriptions";
import { t, text } from "../../i18n/text";
import { PLACEMENT_LESSONS, buildLand, type PlacementLessonId, type PlacementLesson } from "../../learn/lessons";
import { kingdomOf, legalPlacements, pointsOf, type Property, propertiesOf, withDomino } from "../../game/rules";
import type { ExerciseProps } from "./lesson";
import { Tray } from "./tray";

const FRAME = 5;

/** Exercise: place a domino. After a wrong placement, the domino stays in hand. */
export function PlaceExercise({ id, onFeedback }: ExerciseProps): JSX.Element | null {
  return id in PLACEMENT_LESSONS ? <PlacementBoard id={id as PlacementLessonId} onFeedback={onFeedback} lesson={PLACEMENT_LESSONS[id as PlacementLessonId]} /> : null;
}

function PlacementBoard({ id, onFeedback, lesson }: { id: PlacementLessonId; onFeedback: ExerciseProps["onFeedback"]; lesson: PlacementLesson }): JSX.Element | null {
  const { domino: inHand, quests = [], goal, countsSquares } = lesson;
  const domino = dominoOf(inHand);
  const start = useMemo(() => buildLand(lesson.start, dominoOf), [lesson]);
  const hand = useMemo(() => new Hand(signal(new Placements(domino ? legalPlacements(start, domino, FRAME, quests) : []))), [start, domino]);
  const done = useSignal<Placement | null>(null);
  const after = useComputed(() => {
    const command = done.value?.command;
    return command && domino ? withDomino(start, domino, command) : start;
  });
  if (!domino) return null;
  const best = Math.max(...hand.placements.value.all.map(({ score }) => score));
  const onConfirm = () => {
    const placement = hand.selection.peek()?.placement;
    if (!placement || done.peek()) return;
    const isCorrect = goal === "any" || (goal === "best" ? placement.score === best : goal(start, placement.command, dominoOf));
    if (isCorrect) done.value = placement;
    const points = placement.score;
    onFeedback(isCorrect ? t(`lesson-${id}.done`) : (text(`lesson-${id}.hint`, { points }) ?? ""), isCorrect);
  };
  const kingdom = kingdomOf(0, after.value);
  const label = t("learn-your-kingdom");
  const scoringProperties = propertiesOf(after.value).filter(({ points }) => points > 0);
  const changed = new Set(done.value ? coveredCells(done.value.command).map(cellKey) : []);
  return (
    <div class="practice">
      {quests.length > 0 && (
        <ul class="quest-tiles">
          {quests.map((quest) => (
            <li key={quest}>
              <strong>{questName(quest)}</strong> <small>{describeQuest(quest, questPoints(quest))}</small>
            </li>
          ))}
        </ul>
      )}
      {done.value ? (
        <div class="stage">
          <Board kingdom={kingdom} seat={0} frame={FRAME} view={lesson.view ?? viewOf(kingdom, FRAME)} label={label} changed={changed}>
            {countsSquares && scoringProperties.map((property) => <SquareCount key={property.terrain} property={property} />)}
          </Board>
        </div>
      ) : (
        <TrialBoard kingdom={kingdom} frame={FRAME} view={lesson.view} label={label} hand={hand} onConfirm={onConfirm} />
      )}
      {countsSquares && done.value && scoringProperties.map((property) => <PropertyDescription key={property.terrain} property={property} />)}
      {!done.value && <Tray domino={inHand} hand={hand} before={pointsOf(start, quests)} onConfirm={onConfirm} />}
    </div>
  );
}

/** Animated count of the squares of a property. */
const SquareCount = ({ property }: { property: Property }): JSX.Element => (
  <g class="counted" aria-hidden="true">
    {property.cells.map((cell, index) => (
      <g key={cellKey(cell)} transform={cellTransform(cell)}>
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

const PropertyDescription = ({ property: { terrain, cells, crowns, points } }: { property: Property }): JSX.Element => (
  <p class="sum">{t("picture-property", { terrain: t(`terrain-${terrain}`), squares: cells.length, crowns, points })}</p>
);
