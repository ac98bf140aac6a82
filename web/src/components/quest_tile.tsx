import type { JSX } from "preact";
import type { Kingdom, Quest, Terrain as TerrainName } from "../api/types";
import { questPoints } from "../game/catalogue";
import { describeQuest, questName } from "../game/descriptions";
import { t } from "../i18n/text";
import { Castle, Crowns, Ground, Terrain } from "./drawings";

/** Goal of a quest or of a variant with bonus points, and the points of a kingdom for it. */
interface Goal {
  id: string;
  points: number;
}

/** Returns the goals of a game in the order of the scoring. */
const goalsOf = ({ score }: Kingdom): Goal[] => [
  ...score.quests.map(({ quest, points }) => ({ id: quest, points })),
  ...score.bonuses.map(({ variant, points }) => ({ id: variant, points })),
];

/** Drawn tiles of all goals, each with a counter of points. */
export function QuestTiles({ kingdom }: { kingdom: Kingdom }): JSX.Element | null {
  const goals = goalsOf(kingdom);
  if (goals.length === 0) return null;
  return (
    <span class="goal-tiles">
      {goals.map(({ id, points }) => (
        <span key={id} class="goal-tile" role="img" aria-label={`${questName(id)}: ${t("points", { points })}`} title={questName(id)}>
          <QuestDrawing id={id} />
          <span class="counter" aria-hidden="true">
            {points}
          </span>
        </span>
      ))}
    </span>
  );
}

/** The goals with their tiles, in words. */
export function QuestList({ kingdom }: { kingdom: Kingdom }): JSX.Element | null {
  const goals = goalsOf(kingdom);
  if (goals.length === 0) return null;
  return (
    <ul class="quests" aria-label={t("quests")}>
      {goals.map(({ id, points }) => (
        <li key={id}>
          <span class="goal-tile" aria-hidden="true">
            <QuestDrawing id={id} />
          </span>
          <span class="goal">
            <strong>{questName(id)}</strong>
            <small>{describeQuest(id, questPoints(id as Quest))}</small>
          </span>
          <strong class="counter" role="img" aria-label={t("points", { points })}>
            {points}
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** Content of a cell of the drawing: a terrain, the castle, a crown, or a struck-out crown. */
type Content = TerrainName | "castle" | "crown" | "no-crown" | "ground";

const G = "ground";

/** Drawing of a goal on nine cells. */
function QuestDrawing({ id }: { id: string }): JSX.Element {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" dir="ltr">
      {cellsOfGoal(id).map((content, index) => (
        <g key={index} transform={`translate(${(index % 3) * 40} ${Math.floor(index / 3) * 40})`}>
          <CellDrawing content={content} />
        </g>
      ))}
    </svg>
  );
}

function CellDrawing({ content }: { content: Content }): JSX.Element {
  if (content === "castle") return <Castle seat={4} />;
  if (content === "ground") return <Ground />;
  if (content !== "crown" && content !== "no-crown") return <Terrain terrain={content} variant={0} />;
  return (
    <>
      <Terrain terrain={content === "crown" ? "wheat" : "forest"} variant={0} />
      <g transform="translate(-6 -24) scale(1.3)">
        <Crowns count={1} covered={0} />
      </g>
      {content === "no-crown" && <path class="strike" d="M5 35L35 5" />}
    </>
  );
}

function cellsOfGoal(id: string): Content[] {
  const near = /^local_business_(\w+)$/.exec(id)?.[1] as TerrainName | undefined;
  if (near) return [near, near, near, near, "castle", near, near, near, near];
  const corner = /^four_corners_(\w+)$/.exec(id)?.[1] as TerrainName | undefined;
  if (corner) return [corner, G, corner, G, "castle", G, corner, G, corner];
  switch (id) {
    case "middle_kingdom":
      return [G, G, G, G, "castle", G, G, G, G];
    case "lost_corner":
      return ["castle", G, G, G, G, G, G, G, G];
    case "folie_des_grandeurs":
      return [G, G, G, "crown", "crown", "crown", G, G, G];
    case "bleak_king":
      return ["forest", "forest", G, "forest", "no-crown", "forest", G, "forest", G];
    default:
      return ["wheat", "wheat", "forest", "lake", "castle", "forest", "lake", "pasture", "pasture"];
  }
}
