import { signal } from "@preact/signals";
import type { HousePlayer, CreateSeries, CreateTable, Pace, SeriesBreak, Variant } from "../../api/types";
import { randomHex } from "../../hex";

/** Size of the player's entropy for the shuffle. */
const ENTROPY_BYTES = 32;

/** Kind of player requested for a seat. */
export type RequestedPlayer = "anybody" | "friend" | HousePlayer;

export interface SeatRequest {
  requested: RequestedPlayer;
  /** Name of the invited friend. */
  name: string;
}

/** Draft of a new table. */
export interface Draft {
  table: Required<Omit<CreateTable, "house" | "entropy" | "settings" | "access">> & {
    settings: Required<CreateTable["settings"]>;
  };
  /** True for a custom pace. */
  isCustomPace: boolean;
  /**
   * Requests for the opponents' seats. Longer than the number of players, so that a choice survives
   * a smaller number.
   */
  others: SeatRequest[];
  /** Null while the access follows from the requested players. */
  access: CreateTable["access"] | null;
  addsEntropy: boolean;
  isSeries: boolean;
  series: { games: number; break: SeriesBreak; seating: NonNullable<CreateSeries["seating"]> };
}

const DAY = 86_400;

/** Draft with the default settings. */
export const emptyDraft = (): Draft => ({
  table: {
    settings: { players: 2, expansion: "none", edition: "rulebook", variants: [], auto_play_forced: true },
    pace: { type: "per_turn", seconds: DAY },
    on_timeout: { type: "play_for", take_over_after: 3 },
    may_return: true,
    rated: "people",
    bots: false,
    holidays: true,
    weekends: true,
    hand_over: true,
  },
  isCustomPace: false,
  others: Array.from({ length: 4 }, () => ({ requested: "anybody", name: "" })),
  access: null,
  addsEntropy: false,
  isSeries: false,
  series: { games: 3, break: { type: "at_once" }, seating: "rotate" },
});

/** Kept while the player visits another screen, such as the registration. */
export const draft = signal(emptyDraft());

export const resetDraft = (): void => void (draft.value = emptyDraft());

export const updateDraft = (part: Partial<Draft>): void => void (draft.value = { ...draft.value, ...part });

export const updateTable = (part: Partial<Draft["table"]>): void => updateDraft({ table: { ...draft.value.table, ...part } });

export const setPace = (pace: Pace, isCustomPace = false): void => {
  updateTable({ pace });
  updateDraft({ isCustomPace });
};

export type Settings = Draft["table"]["settings"];

/** Player counts and expansions that a variant supports, from the catalogue. */
export interface VariantRule {
  variant: Variant;
  players: number[];
  expansions: Settings["expansion"][];
}

export const isSupported = ({ players, expansions }: VariantRule, settings: Settings): boolean =>
  players.includes(settings.players) && expansions.includes(settings.expansion);

/** Changes the rules and removes incompatible variants. */
export function updateSettings(part: Partial<Settings>, rules: VariantRule[]): void {
  const settings = { ...draft.value.table.settings, ...part };
  // Five players need the expansion. Adjust the other choice, so that each can be made first.
  if (part.players === 5) settings.expansion = "age_of_giants";
  else if (part.expansion === "none") settings.players = Math.min(settings.players, 4);
  settings.variants = settings.variants.filter((variant) => {
    const rule = rules.find((item) => item.variant === variant);
    return rule === undefined || isSupported(rule, settings);
  });
  updateTable({ settings });
}

/** Requests for the seats that the table has. */
export const seatRequests = ({ others, table }: Draft): SeatRequest[] => others.slice(0, table.settings.players - 1);

const housePlayers = (wanted: Draft): HousePlayer[] =>
  seatRequests(wanted).flatMap(({ requested }) => (requested === "anybody" || requested === "friend" ? [] : [requested]));

/** Names of the invited friends. */
export const friendNames = (wanted: Draft): string[] =>
  seatRequests(wanted).flatMap(({ requested, name }) => (requested === "friend" && name.trim() !== "" ? [name.trim()] : []));

/** Defaults to invited players only if every free seat is meant for a friend. */
export function accessOf(wanted: Draft): NonNullable<CreateTable["access"]> {
  const free = seatRequests(wanted).filter(({ requested }) => requested === "anybody" || requested === "friend");
  return wanted.access ?? (free.length > 0 && free.every(({ requested }) => requested === "friend") ? "invitation" : "public");
}

/** Converts the draft to a request body. */
export function createTableBody(wanted: Draft): CreateTable {
  return {
    ...wanted.table,
    access: accessOf(wanted),
    house: housePlayers(wanted),
    ...(wanted.addsEntropy ? { entropy: randomHex(ENTROPY_BYTES) } : {}),
  };
}
