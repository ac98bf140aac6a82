import { useComputed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { JSX } from "preact";
import { Refusal, said } from "../../api/refusal";
import { session } from "../../api/session";
import { LogInFirst } from "../../components/log_in_first";
import { Refused } from "../../components/refused";
import { Waiting } from "../../components/waiting";
import { Table } from "../../game/table";
import { nameOf } from "../../game/words";
import { useTitle } from "../../title";
import { ActiveTable } from "./active";
import { TableContext } from "./context";
import { WaitingTable } from "./waiting_table";

/** The screen of a game, from its creation to its end. */
export default function TableScreen({ id }: { id: string }): JSX.Element {
  // `key` discards all state, such as drafts and history position, when the game changes.
  return <OneTable key={id} id={id} />;
}

function OneTable({ id }: { id: string }): JSX.Element {
  // Reload the table after a login in this or another tab.
  const table = useMemo(() => new Table(id, new URLSearchParams(location.search).get("invitation")), [id, session.value?.playerId]);
  useEffect(() => {
    void table.open();
    return () => table.close();
  }, [table]);
  const status = useComputed(() => table.game.value?.status);
  const names = useComputed(() => table.game.value?.seats.map(({ player }) => player).map(nameOf).join(", "));
  useTitle(names.value ?? "");
  if (table.game.value === null && table.problem.value !== null) {
    // A hidden table may be visible to this visitor after login.
    if (!session.value && isHidden(table.problem.value)) return <LogInFirst why={said(table.problem.value)} />;
    return <Refused error={table.problem.value} again={() => void table.open()} />;
  }
  if (status.value === undefined) return <Waiting />;
  const isWaiting = status.value === "open" || table.game.value?.kingdoms.length === 0;
  return (
    <TableContext.Provider value={table}>
      {isWaiting ? <WaitingTable table={table} /> : <ActiveTable table={table} />}
    </TableContext.Provider>
  );
}

const isHidden = (problem: unknown): boolean => problem instanceof Refusal && problem.problem.status === 404;
