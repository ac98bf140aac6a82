import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Table } from "../../game/table";

/** The table shown by the current screen. */
export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("shown outside the screen of a table");
  return table;
}
