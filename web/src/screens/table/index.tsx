import { useEffect, useMemo } from "preact/hooks";
import type { JSX } from "preact";
import { errorMessage, isNotFound } from "../../api/errors";
import { session } from "../../api/session";
import { BundleLoadError } from "../../components/bundle_load_error";
import { LoginRequired } from "../../components/login_required";
import { LoadError } from "../../components/error_message";
import { LoadingIndicator } from "../../components/loading_indicator";
import { Table } from "../../game/table";
import { playerName } from "../../game/descriptions";
import { useTitle } from "../../title";
import { ActiveTable } from "./active";
import { TableContext } from "./context";
import { joiningAsGuest } from "./guest_join";
import { useParts } from "./use_parts";

/** The screen of a game, from its creation to its end. */
export default function TableScreen({ id }: { id: string }): JSX.Element {
  // `key` discards all state, such as drafts and history position, when the game changes.
  return <TableContent key={id} id={id} />;
}

function TableContent({ id }: { id: string }): JSX.Element {
  // Reload the table after a login in this or another tab.
  const table = useMemo(() => new Table(id, new URLSearchParams(location.search).get("invitation")), [id, session.value?.playerId]);
  useEffect(() => {
    let isClosed = false;
    void table.open().then(() => {
      if (isClosed || session.peek() === null || joiningAsGuest.peek() !== id) return;
      if (table.game.peek()?.status === "open") void table.join().finally(() => (joiningAsGuest.value = null));
      else joiningAsGuest.value = null;
    });
    return () => {
      isClosed = true;
      table.close();
    };
  }, [table]);
  const game = table.game.value;
  useTitle(game?.seats.map(({ player }) => playerName(player)).join(", ") ?? "");
  if (game === null && table.problem.value !== null) {
    // A hidden table may be visible to this visitor after login.
    if (!session.value && isNotFound(table.problem.value)) return <LoginRequired reason={errorMessage(table.problem.value)} />;
    return <LoadError error={table.problem.value} retry={() => void table.open()} />;
  }
  if (game === null) return <LoadingIndicator />;
  const isWaiting = game.status === "open" || game.kingdoms.length === 0;
  return (
    <TableContext.Provider value={table}>
      {isWaiting ? <Waiting table={table} /> : <ActiveTable table={table} />}
    </TableContext.Provider>
  );
}

function Waiting({ table }: { table: Table }): JSX.Element {
  const { parts, problem } = useParts(true);
  if (parts) return <parts.WaitingTable table={table} />;
  return problem === null ? <LoadingIndicator /> : <BundleLoadError />;
}
