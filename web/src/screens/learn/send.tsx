import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Board } from "../../components/board";
import { King } from "../../components/drawings";
import { dominoOf } from "../../game/catalogue";
import { extentOf, key } from "../../game/geometry";
import { t } from "../../i18n/text";
import { FOOTPRINTS, land } from "../../learn/lessons";
import { crowned, kingdomOf } from "../../game/rules";
import type { PracticeProps } from "./lesson";
import { Targets } from "./targets";

/** Exercise: send a giant to the opponent, which covers a crown with it. */
export function Send({ say }: PracticeProps): JSX.Element {
  const sent = useSignal(false);
  const [mine, theirs] = [land(FOOTPRINTS.mine, dominoOf), land(FOOTPRINTS.theirs, dominoOf)];
  const [crown] = crowned(theirs);
  const lands = sent.value
    ? [mine, { ...theirs, giants: crown ? [{ x: crown.x, y: crown.y }] : [] }]
    : [{ ...mine, giants: [FOOTPRINTS.giant] }, theirs];
  const names = [t("learn-your-kingdom"), t("learn-kingdom-of", { name: t("house-name-greedy") })];
  const send = () => {
    sent.value = true;
    say(t("lesson-footprints.done"), true);
  };
  return (
    <div class="practice">
      <div class="judged">
        {lands.map((one, seat) => {
          const kingdom = kingdomOf(seat, one);
          const isMine = seat === 0 && !sent.value;
          return (
            <figure key={seat}>
              <Board
                kingdom={kingdom}
                seat={seat}
                frame={5}
                view={extentOf(kingdom.squares)}
                label={names[seat] ?? ""}
                lit={new Set(isMine ? [key(FOOTPRINTS.giant)] : [])}
              >
                {isMine && <Targets kingdom={kingdom} cells={[FOOTPRINTS.giant]} tap={send} />}
              </Board>
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
