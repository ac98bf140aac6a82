import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Cell } from "../../api/types";
import { Board } from "../../components/board";
import { describeCell, describePosition } from "../../components/board_table";
import { Stage, Targets } from "../../components/stage";
import { dominoOf } from "../../game/catalogue";
import { cellKey, isSameCell, viewOf } from "../../game/geometry";
import { t } from "../../i18n/text";
import { GIANT_LESSON, buildLand } from "../../learn/lessons";
import { crownedSquares, kingdomOf, pointsOf } from "../../game/rules";
import type { ExerciseProps } from "./lesson";

const FRAME = 5;

/**
 * Exercise: choose the crown that a newly arrived giant covers. The learner can revise a choice
 * that costs more points than necessary.
 */
export function CoverExercise({ onFeedback }: ExerciseProps): JSX.Element {
  const giant = useSignal<Cell | null>(null);
  const start = buildLand(GIANT_LESSON, dominoOf);
  const before = pointsOf(start);
  const after = giant.value ? { ...start, giants: [giant.value] } : start;
  const kingdom = kingdomOf(0, after);
  const cost = (cell: Cell) => before - pointsOf({ ...start, giants: [cell] });
  const cells = crownedSquares(start);
  const least = Math.min(...cells.map(cost));
  const settled = giant.value !== null && cost(giant.value) === least;
  const tap = ({ x, y }: Cell) => {
    giant.value = { x, y };
    const points = cost({ x, y });
    onFeedback(points === least ? t("lesson-giants.done") : t("lesson-giants.hint", { points }), points === least);
  };
  return (
    <div class="practice">
      <Stage onTap={tap}>
        <Board
          kingdom={kingdom}
          seat={0}
          frame={FRAME}
          view={viewOf(kingdom, FRAME)}
          label={t("learn-your-kingdom")}
          selectable={new Set(settled ? [] : cells.filter((cell) => !giant.value || !isSameCell(cell, giant.value)).map(cellKey))}
        >
          {!settled && (
            <Targets
              cells={cells}
              label={t("legal-cells")}
              describe={(cell) => `${describePosition(cell, FRAME)}: ${describeCell(kingdom, cell)}`}
            />
          )}
        </Board>
      </Stage>
      <p class="sum">{t("learn-now", { points: kingdom.score.total })}</p>
    </div>
  );
}
