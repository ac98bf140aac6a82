import type { JSX } from "preact";
import { DominoTile, dominoInWords } from "../../components/domino";
import { Icon } from "../../components/drawings";
import type { Hand } from "../../game/hand";
import { t } from "../../i18n/text";

interface Props {
  domino: string;
  hand: Hand;
  /** Points of the kingdom before the move. */
  before: number;
  confirm: () => void;
}

/** The domino in hand with buttons to rotate and confirm, placed within the reach of a thumb. */
export function Tray({ domino, hand, before, confirm }: Props): JSX.Element {
  const laid = hand.laid.value;
  const gain = laid ? laid.placement.score - before : null;
  return (
    <div class="tray">
      <button type="button" class="in-hand" onClick={() => hand.turn()}>
        <DominoTile id={domino} />
        <span class="turn-sign">
          <Icon name="turn" /> {t("learn-turn")}
        </span>
        <span class="unseen">{dominoInWords(domino)}</span>
      </button>
      <output class={gain === null ? "gain none" : "gain"} dir={gain === null ? undefined : "ltr"} aria-live="polite">
        {gain === null ? t("tap-a-cell") : t("gain", { points: Math.abs(gain), sign: gain < 0 ? "minus" : "plus" })}
      </output>
      <button type="button" class="primary confirm" disabled={!laid} onClick={confirm}>
        {t("place")}
      </button>
    </div>
  );
}
