import { signal } from "@preact/signals";
import { callApi, api } from "../api/client";
import type { Domino, DominoId, Quest } from "../api/types";

interface Catalogue {
  dominoes: ReadonlyMap<DominoId, Domino>;
  questPoints: ReadonlyMap<Quest, number>;
}

const catalogue = signal<Catalogue>({ dominoes: new Map(), questPoints: new Map() });
let loading: Promise<void> | null = null;

/** Loads the catalogue of dominoes and quests once for all games. */
export function loadCatalogue(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const [dominoes, quests] = await Promise.all([
    callApi(() => api.GET("/v1/catalogue/dominoes")),
    callApi(() => api.GET("/v1/catalogue/quests")),
  ]);
  catalogue.value = {
    dominoes: new Map(dominoes.items.map((domino) => [domino.domino, domino])),
    questPoints: new Map(quests.items.map(({ quest, points }) => [quest, points])),
  };
}

/** Returns the squares of a domino; undefined before the catalogue is loaded. */
export const dominoOf = (id: DominoId): Domino | undefined => catalogue.value.dominoes.get(id);

/** Points that a quest awards each time it is fulfilled. */
export const questPoints = (quest: Quest): number => catalogue.value.questPoints.get(quest) ?? 0;
