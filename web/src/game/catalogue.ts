import { signal } from "@preact/signals";
import { answered, api } from "../api/client";
import type { Domino, DominoId, Quest } from "../api/types";

interface Catalogue {
  dominoes: ReadonlyMap<DominoId, Domino>;
  questPoints: ReadonlyMap<Quest, number>;
}

const catalogue = signal<Catalogue>({ dominoes: new Map(), questPoints: new Map() });
let asked: Promise<void> | null = null;

/** Loads what is in the box, once: the same for all games. */
export function loadCatalogue(): Promise<void> {
  asked ??= load().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function load(): Promise<void> {
  const [dominoes, quests] = await Promise.all([
    answered(() => api.GET("/v1/catalogue/dominoes")),
    answered(() => api.GET("/v1/catalogue/quests")),
  ]);
  catalogue.value = {
    dominoes: new Map(dominoes.items.map((domino) => [domino.domino, domino])),
    questPoints: new Map(quests.items.map(({ quest, points }) => [quest, points])),
  };
}

/** What is printed on a domino; nothing before it was loaded. */
export const dominoOf = (id: DominoId): Domino | undefined => catalogue.value.dominoes.get(id);

/** What a quest brings each time that it is fulfilled. */
export const questPoints = (quest: Quest): number => catalogue.value.questPoints.get(quest) ?? 0;
