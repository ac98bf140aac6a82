import { signal } from "@preact/signals";
import { callApi, api } from "../api/client";
import type { Domino, DominoId, Quest } from "../api/types";

const dominoes = signal<ReadonlyMap<DominoId, Domino>>(new Map());
const quests = signal<ReadonlyMap<Quest, number>>(new Map());

/** Loads the dominoes once for all games. */
export const loadDominoes = once(async () => {
  const { items } = await callApi(() => api.GET("/v1/catalogue/dominoes"));
  dominoes.value = new Map(items.map((domino) => [domino.domino, domino]));
});

const loadQuests = once(async () => {
  const { items } = await callApi(() => api.GET("/v1/catalogue/quests"));
  quests.value = new Map(items.map(({ quest, points }) => [quest, points]));
});

/** Loads the catalogue of dominoes and quests once for all games. */
export async function loadCatalogue(): Promise<void> {
  await Promise.all([loadDominoes(), loadQuests()]);
}

/** Returns a function that loads until it succeeds once. */
function once(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Returns the squares of a domino; undefined before the catalogue is loaded. */
export const dominoOf = (id: DominoId): Domino | undefined => dominoes.value.get(id);

/** Points that a quest awards each time it is fulfilled. */
export const questPoints = (quest: Quest): number => quests.value.get(quest) ?? 0;
