import type { JSX } from "preact";
import type { Table } from "../../game/table";
import { eventInWords } from "../../game/words";
import { t } from "../../i18n/text";
import { moment } from "../../i18n/time";

/** Log of the game in words, latest first. Entries link to the table at that version. */
export function Log({ table, look }: { table: Table; look: (version: number) => void }): JSX.Element | null {
  const game = table.shown.value;
  if (!game) return null;
  const items = table.events.value
    .filter(({ version }) => version <= game.version)
    .flatMap((event) => {
      const words = eventInWords(game, event);
      return words === null ? [] : [{ event, words }];
    })
    .reverse();
  return (
    <details class="log">
      <summary>{t("log")}</summary>
      <ol>
        {items.map(({ event, words }) => (
          <li key={event.version}>
            <button type="button" class="quiet" title={moment(event.at)} onClick={() => look(event.version)}>
              {words}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
