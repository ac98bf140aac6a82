import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Board } from "../../components/board";
import { describeCell, describePosition } from "../../components/board_table";
import { King } from "../../components/drawings";
import { Stage, Targets } from "../../components/stage";
import { dominoOf } from "../../game/catalogue";
import { extentOf, cellKey } from "../../game/geometry";
import { t } from "../../i18n/text";
import { FOOTPRINT_LESSON, buildLand } from "../../learn/lessons";
import { crownedSquares, kingdomOf } from "../../game/rules";
import type { ExerciseProps } from "./lesson";

const FRAME = 5;

/** Exercise: send a giant to the opponent, which covers a crown with it. */
export function SendExercise({ onFeedback }: ExerciseProps): JSX.Element {
  const sent = useSignal(false);
  const [mine, theirs] = [buildLand(FOOTPRINT_LESSON.mine, dominoOf), buildLand(FOOTPRINT_LESSON.theirs, dominoOf)];
  const [crown] = crownedSquares(theirs);
  const lands = sent.value
    ? [mine, { ...theirs, giants: crown ? [{ x: crown.x, y: crown.y }] : [] }]
    : [{ ...mine, giants: [FOOTPRINT_LESSON.giant] }, theirs];
  const names = [t("learn-your-kingdom"), t("learn-kingdom-of", { name: t("house-name-greedy") })];
  const send = () => {
    sent.value = true;
    onFeedback(t("lesson-footprints.done"), true);
  };
  return (
    <div class="practice">
      <div class="judged">
        {lands.map((item, seat) => {
          const kingdom = kingdomOf(seat, item);
          const isMine = seat === 0 && !sent.value;
          return (
            <figure key={seat}>
              <Stage onTap={send}>
                <Board
                  kingdom={kingdom}
                  seat={seat}
                  frame={FRAME}
                  view={extentOf(kingdom.squares)}
                  label={names[seat] ?? ""}
                  selectable={new Set(isMine ? [cellKey(FOOTPRINT_LESSON.giant)] : [])}
                >
                  {isMine && (
                    <Targets
                      cells={[FOOTPRINT_LESSON.giant]}
                      label={t("legal-cells")}
                      describe={(cell) => `${describePosition(cell, FRAME)}: ${describeCell(kingdom, cell)}`}
                    />
                  )}
                </Board>
              </Stage>
              <figcaption class="of">
                <King seat={seat} /> <strong>{t("points", { points: kingdom.score.total })}</strong>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </div>
  );
}
