import type { JSX } from "preact";
import { session } from "../../api/session";
import type { GameSummary } from "../../api/types";
import { EmptyState } from "../../components/empty_state";
import { t } from "../../i18n/text";
import { PlayButton } from "./play_button";
import { usualTableOf } from "./matchmaking";
import { TableCard } from "./table_card";

interface Props {
  group: "live" | "days";
  tables: GameSummary[];
  onUnavailable: () => void;
}

/** Tables with a similar pace, or the way to open one. */
export function TableList({ group, tables, onUnavailable }: Props): JSX.Element {
  return (
    <section class="table-group" aria-labelledby={`tables-${group}`}>
      <header>
        <h2 id={`tables-${group}`}>
          {t(`lobby-${group}`)} <span class="count">{tables.length}</span>
        </h2>
        <p class="explained">{t(`lobby-${group}-explained`)}</p>
      </header>
      {tables.length === 0 && (
        <EmptyState picture={group === "live" ? "castle" : "calm"} text={t(`lobby-${group}-none`)}>
          {session.value && <PlayButton label={t(`lobby-${group}-open`)} table={usualTableOf(group)} class="" />}
        </EmptyState>
      )}
      <ul class="tables">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard summary={table} onUnavailable={onUnavailable} />
          </li>
        ))}
      </ul>
    </section>
  );
}
