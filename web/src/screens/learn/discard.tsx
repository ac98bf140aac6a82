import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Board } from "../../components/board";
import { DominoTile, dominoInWords } from "../../components/domino";
import { dominoOf } from "../../game/catalogue";
import { viewOf } from "../../game/geometry";
import { t } from "../../i18n/text";
import { land, NOWHERE } from "../../learn/lessons";
import { kingdomOf } from "../../game/rules";
import type { PracticeProps } from "./lesson";

/** Exercise: discard a domino without a legal placement. */
export function Discard({ say }: PracticeProps): JSX.Element {
  const gone = useSignal(false);
  const kingdom = kingdomOf(0, land(NOWHERE.start, dominoOf));
  return (
    <div class="practice">
      <div class="stage">
        <Board kingdom={kingdom} seat={0} frame={5} view={viewOf(kingdom, 5)} label={t("learn-your-kingdom")} />
      </div>
      {!gone.value && (
        <div class="tray">
          <span class="in-hand" role="img" aria-label={dominoInWords(NOWHERE.domino)}>
            <DominoTile id={NOWHERE.domino} />
          </span>
          <p class="gain none">{t("fits-nowhere")}</p>
          <button
            type="button"
            class="primary confirm"
            onClick={() => {
              gone.value = true;
              say(t("lesson-nowhere.done"), true);
            }}
          >
            {t("discard")}
          </button>
        </div>
      )}
    </div>
  );
}
