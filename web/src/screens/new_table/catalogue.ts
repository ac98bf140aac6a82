import { signal } from "@preact/signals";
import { answered, api } from "../../api/client";
import type { PaceOffer } from "../../api/types";
import type { VariantRule } from "./draft";

interface Offers {
  variants: VariantRule[];
  paces: PaceOffer[];
}

/** The options for tables offered by the server, loaded once. */
export const offers = signal<Offers | null>(null);

export async function loadOffers(): Promise<void> {
  if (offers.peek()) return;
  const [variants, paces] = await Promise.all([
    answered(() => api.GET("/v1/catalogue/variants")),
    answered(() => api.GET("/v1/catalogue/paces")),
  ]);
  offers.value = { variants: variants.items, paces: paces.items };
}
