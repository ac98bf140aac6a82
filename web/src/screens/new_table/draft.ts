import { signal } from "@preact/signals";
import type { HousePlayer, NewSeries, OpenTable, Pace, Rest, Variant } from "../../api/types";

/** Kind of player requested for a seat. */
export type Wish = "anybody" | "friend" | HousePlayer;

export interface SeatWish {
  wish: Wish;
  /** Name of the invited friend. */
  name: string;
}

/** Draft of a new table. */
export interface Draft {
  table: Required<Omit<OpenTable, "house" | "entropy" | "settings" | "access">> & {
    settings: Required<OpenTable["settings"]>;
  };
  /** True for a custom pace. */
  byHand: boolean;
  /**
   * Requests for the opponents' seats. Longer than the number of players, so that a choice survives
   * a smaller number.
   */
  others: SeatWish[];
  /** Null while the access follows from the requested players. */
  access: OpenTable["access"] | null;
  ownChance: boolean;
  isSeries: boolean;
  series: { games: number; break: Rest; seating: NonNullable<NewSeries["seating"]> };
}

const DAY = 86_400;

const fresh = (): Draft => ({
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
  byHand: false,
  others: Array.from({ length: 4 }, () => ({ wish: "anybody", name: "" })),
  access: null,
  ownChance: false,
  isSeries: false,
  series: { games: 3, break: { type: "at_once" }, seating: "rotate" },
});

/** Kept while the player visits another screen, such as the registration. */
export const draft = signal(fresh());

export const forgetDraft = (): void => void (draft.value = fresh());

export const change = (part: Partial<Draft>): void => void (draft.value = { ...draft.value, ...part });

export const changeTable = (part: Partial<Draft["table"]>): void => change({ table: { ...draft.value.table, ...part } });

export const setPace = (pace: Pace, byHand = false): void => {
  changeTable({ pace });
  change({ byHand });
};

export type Settings = Draft["table"]["settings"];

/** Player counts and expansions that a variant supports, from the catalogue. */
export interface VariantRule {
  variant: Variant;
  players: number[];
  expansions: Settings["expansion"][];
}

export const fits = ({ players, expansions }: VariantRule, settings: Settings): boolean =>
  players.includes(settings.players) && expansions.includes(settings.expansion);

/** Changes the rules and removes incompatible variants. */
export function changeSettings(part: Partial<Settings>, rules: VariantRule[]): void {
  const settings = { ...draft.value.table.settings, ...part };
  // Five players need the expansion. Adjust the other choice, so that each can be made first.
  if (part.players === 5) settings.expansion = "age_of_giants";
  else if (part.expansion === "none") settings.players = Math.min(settings.players, 4);
  settings.variants = settings.variants.filter((variant) => {
    const rule = rules.find((one) => one.variant === variant);
    return rule === undefined || fits(rule, settings);
  });
  changeTable({ settings });
}

/** Requests for the seats that the table has. */
export const wishes = ({ others, table }: Draft): SeatWish[] => others.slice(0, table.settings.players - 1);

export const housePlayers = (wanted: Draft): HousePlayer[] =>
  wishes(wanted).flatMap(({ wish }) => (wish === "anybody" || wish === "friend" ? [] : [wish]));

/** Names of the invited friends. */
export const friends = (wanted: Draft): string[] =>
  wishes(wanted).flatMap(({ wish, name }) => (wish === "friend" && name.trim() !== "" ? [name.trim()] : []));

/** Defaults to invited players only if every free seat is meant for a friend. */
export function accessOf(wanted: Draft): NonNullable<OpenTable["access"]> {
  const free = wishes(wanted).filter(({ wish }) => wish === "anybody" || wish === "friend");
  return wanted.access ?? (free.length > 0 && free.every(({ wish }) => wish === "friend") ? "invitation" : "public");
}

/** Converts the draft to a request body. */
export function request(wanted: Draft): OpenTable {
  return {
    ...wanted.table,
    access: accessOf(wanted),
    house: housePlayers(wanted),
    ...(wanted.ownChance ? { entropy: chance() } : {}),
  };
}

/** Returns 32 random bytes in hexadecimal, the player's entropy for the shuffle. */
function chance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
