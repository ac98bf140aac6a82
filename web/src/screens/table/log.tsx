import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { Sheet } from "../../components/sheet";
import type { Table } from "../../game/table";
import { describeEvent } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";

/** Screens with room for a log that is always open: the layout "desktop" of `running.css`, and tablets. */
const desktop = matchMedia("(min-width: 720px) and (min-height: 501px)");
const isDesktop = signal(desktop.matches);
desktop.addEventListener("change", ({ matches }) => (isDesktop.value = matches));

interface Props {
  table: Table;
  onOpenHistory: (version: number) => void;
}

/** Log of the game in words, latest first. Entries link to the table at that version. */
export function Log({ table, onOpenHistory }: Props): JSX.Element | null {
  const game = table.displayed.value;
  if (!game) return null;
  const entries = <Entries table={table} game={game} onOpenHistory={onOpenHistory} />;
  if (isDesktop.value) {
    return (
      <section class="log panel" aria-label={t("log")}>
        <h2>{t("log")}</h2>
        {entries}
      </section>
    );
  }
  return (
    <Sheet class="log" summary={t("log")}>
      {entries}
    </Sheet>
  );
}

function Entries({ table, game, onOpenHistory }: Props & { game: Game }): JSX.Element {
  const items = table.events.value
    .filter(({ version }) => version <= game.version)
    .flatMap((event) => {
      const words = describeEvent(game, event);
      return words === null ? [] : [{ event, words }];
    })
    .reverse();
  return (
    <ol>
      {items.map(({ event, words }) => (
        <li key={event.version}>
          <button type="button" class="quiet" title={formatDateTime(event.at)} onClick={() => onOpenHistory(event.version)}>
            {words}
          </button>
        </li>
      ))}
    </ol>
  );
}
