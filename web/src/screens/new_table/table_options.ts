import { signal } from "@preact/signals";
import { callApi, api } from "../../api/client";
import type { NamedPace } from "../../api/types";
import type { VariantRule } from "./draft";

interface TableOptions {
  variants: VariantRule[];
  paces: NamedPace[];
}

/** The options for tables offered by the server, loaded once. */
export const tableOptions = signal<TableOptions | null>(null);

export async function loadTableOptions(): Promise<void> {
  if (tableOptions.peek()) return;
  const [variants, paces] = await Promise.all([
    callApi(() => api.GET("/v1/catalogue/variants")),
    callApi(() => api.GET("/v1/catalogue/paces")),
  ]);
  tableOptions.value = { variants: variants.items, paces: paces.items };
}
