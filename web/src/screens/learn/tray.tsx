import type { JSX } from "preact";
import { DominoTile, describeDomino } from "../../components/domino";
import { Icon } from "../../components/drawings";
import { formatGain } from "../../game/descriptions";
import type { Hand } from "../../game/hand";
import { t } from "../../i18n/text";

interface Props {
  domino: string;
  hand: Hand;
  /** Points of the kingdom before the move. */
  before: number;
  onConfirm: () => void;
}

/** The domino in hand with buttons to rotate and confirm, placed within the reach of a thumb. */
export function Tray({ domino, hand, before, onConfirm }: Props): JSX.Element {
  const selection = hand.selection.value;
  const gain = selection ? selection.placement.score - before : null;
  return (
    <div class="tray">
      <button type="button" class="in-hand" onClick={() => hand.rotate()}>
        <DominoTile id={domino} />
        <span class="turn-sign">
          <Icon name="turn" /> {t("learn-turn")}
        </span>
        <span class="unseen">{describeDomino(domino)}</span>
      </button>
      <output class={gain === null ? "gain none" : "gain"} dir={gain === null ? undefined : "ltr"} aria-live="polite">
        {gain === null ? t("tap-a-cell") : formatGain(gain)}
      </output>
      <button type="button" class="primary confirm" disabled={!selection} onClick={onConfirm}>
        {t("place")}
      </button>
    </div>
  );
}
