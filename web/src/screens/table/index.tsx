import { useComputed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { JSX } from "preact";
import { isForMembers } from "../../components/members_only";
import { Refused } from "../../components/refused";
import { Waiting } from "../../components/waiting";
import { Table } from "../../game/table";
import { useTitle } from "../../title";
import { ActiveTable } from "./active";
import { TableContext } from "./context";
import { ForStrangers } from "./for_strangers";
import { WaitingTable } from "./waiting_table";

/** The screen of one game, from its opening to its end. */
export default function TableScreen({ id }: { id: string }): JSX.Element {
  // From one game to the next nothing is kept: neither what one had in hand, nor where one looked.
  return <OneTable key={id} id={id} />;
}

function OneTable({ id }: { id: string }): JSX.Element {
  const table = useMemo(() => new Table(id, new URLSearchParams(location.search).get("invitation")), [id]);
  useEffect(() => {
    void table.open();
    return () => table.close();
  }, [table]);
  const status = useComputed(() => table.game.value?.status);
  const names = useComputed(() => table.game.value?.seats.map(({ player }) => player.name ?? "—").join(", "));
  useTitle(names.value ?? "");
  if (table.game.value === null && isForMembers(table.problem.value)) {
    return <ForStrangers id={id} />;
  }
  if (table.game.value === null && table.problem.value !== null) return <Refused error={table.problem.value} again={() => void table.open()} />;
  if (status.value === undefined) return <Waiting />;
  const isWaiting = status.value === "open" || table.game.value?.kingdoms.length === 0;
  return (
    <TableContext.Provider value={table}>
      {isWaiting ? <WaitingTable table={table} /> : <ActiveTable table={table} />}
    </TableContext.Provider>
  );
}
