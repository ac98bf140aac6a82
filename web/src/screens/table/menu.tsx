import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Game } from "../../api/types";
import { ConfirmDialog } from "../../components/confirm_dialog";
import { Menu } from "../../components/menu";
import { undoEffect, needsProposal } from "../../game/proposals";
import { t } from "../../i18n/text";
import { preferences } from "../../preferences";
import { useTable } from "./context";

/** Menu with less frequent actions. */
export function GameMenu({ game }: { game: Game }): JSX.Element {
  const table = useTable();
  const trigger = useRef<HTMLElement>(null);
  const isConfirmingConcede = useSignal(false);
  const seated = game.your_seat !== null && game.status === "active";
  const undo = undoEffect(game, table.events.value);
  return (
    <>
      <Menu label={t("menu")} trigger={trigger}>
        {seated && !game.open_proposal && undo !== "impossible" && (
          <button type="button" onClick={() => void table.propose({ type: "undo" })}>
            {t(undo === "immediate" ? "undo-now" : "ask-undo")}
          </button>
        )}
        {seated && !game.open_proposal && !game.paused_until && game.pace.type !== "untimed" && (
          <button type="button" onClick={() => void table.propose({ type: "pause", until: inDays(7) })}>
            {t(needsProposal(game) ? "ask-pause" : "pause-now")}
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
          <button type="button" class="danger" onClick={() => (isConfirmingConcede.value = true)}>
            {t("concede")}
          </button>
        )}
      </Menu>
      <ConfirmDialog
        isOpen={isConfirmingConcede}
        question={t("concede-sure")}
        confirmLabel={t("concede")}
        cancelLabel={t("play-on")}
        onConfirm={() => void table.play({ type: "concede" })}
        onClosed={() => trigger.current?.focus()}
      />
    </>
  );
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
