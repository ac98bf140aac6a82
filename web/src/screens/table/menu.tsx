import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Game } from "../../api/types";
import { ConfirmDialog } from "../../components/dialog";
import { Menu } from "../../components/menu";
import { takingBack, mustAsk } from "../../game/agreements";
import { t } from "../../i18n/text";
import { preferences } from "../../preferences";
import { useTable } from "./context";

/** Menu with less frequent actions. */
export function GameMenu({ game }: { game: Game }): JSX.Element {
  const table = useTable();
  const opener = useRef<HTMLElement>(null);
  const conceding = useSignal(false);
  const seated = game.your_seat !== null && game.status === "active";
  const takenBack = takingBack(game, table.events.value);
  return (
    <>
      <Menu label={t("menu")} opener={opener}>
        {seated && !game.open_proposal && takenBack !== "impossible" && (
          <button type="button" onClick={() => void table.propose({ type: "undo" })}>
            {t(takenBack === "at_once" ? "undo-now" : "ask-undo")}
          </button>
        )}
        {seated && !game.open_proposal && !game.paused_until && game.pace.type !== "untimed" && (
          <button type="button" onClick={() => void table.propose({ type: "pause", until: inDays(7) })}>
            {t(mustAsk(game) ? "ask-pause" : "pause-now")}
          </button>
        )}
        {seated && game.paused_until && (
          <button type="button" onClick={() => void table.resume()}>
            {t("end-pause")}
          </button>
        )}
        <label>
          <input
            type="checkbox"
            checked={preferences.value.atOnce}
            onChange={({ currentTarget }) => (preferences.value = { ...preferences.value, atOnce: currentTarget.checked })}
          />
          {t("pick-at-once")}
        </label>
        {seated && (
          <button type="button" class="danger" onClick={() => (conceding.value = true)}>
            {t("concede")}
          </button>
        )}
      </Menu>
      <ConfirmDialog
        asked={conceding}
        question={t("concede-sure")}
        confirm={t("concede")}
        keep={t("play-on")}
        act={() => void table.play({ type: "concede" })}
        closed={() => opener.current?.focus()}
      />
    </>
  );
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
