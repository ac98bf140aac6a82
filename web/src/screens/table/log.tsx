import type { JSX } from "preact";
import type { Table } from "../../game/table";
import { describeEvent } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";

/** Log of the game in words, latest first. Entries link to the table at that version. */
export function Log({ table, onOpenHistory }: { table: Table; onOpenHistory: (version: number) => void }): JSX.Element | null {
  const game = table.displayed.value;
  if (!game) return null;
  const items = table.events.value
    .filter(({ version }) => version <= game.version)
    .flatMap((event) => {
      const words = describeEvent(game, event);
      return words === null ? [] : [{ event, words }];
    })
    .reverse();
  return (
    <details class="log">
      <summary>{t("log")}</summary>
      <ol>
        {items.map(({ event, words }) => (
          <li key={event.version}>
            <button type="button" class="quiet" title={formatDateTime(event.at)} onClick={() => onOpenHistory(event.version)}>
              {words}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
