import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { t } from "../../i18n/text";
import { preferences } from "../../preferences";
import { useTable } from "./context";

/** What is seldom done at a table. */
export function GameMenu({ game }: { game: Game }): JSX.Element {
  const table = useTable();
  const seated = game.your_seat !== null && game.status === "active";
  return (
    <details class="menu">
      <summary aria-label={t("menu")}>⋯</summary>
      <div class="menu-items">
        {seated && !game.asked && (
          <button type="button" onClick={() => void table.propose({ type: "undo" })}>
            {t("ask-undo")}
          </button>
        )}
        {seated && !game.asked && !game.paused_until && game.pace.type !== "untimed" && (
          <button type="button" onClick={() => void table.propose({ type: "pause", until: inDays(7) })}>
            {t("ask-pause")}
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
          <button type="button" class="danger" onClick={() => confirm(t("concede-sure")) && void table.play({ type: "concede" })}>
            {t("concede")}
          </button>
        )}
      </div>
    </details>
  );
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
