import type { Game } from "../api/types";
import { t } from "../i18n/text";
import { seatName } from "./descriptions";

/** Explanation of the order of two players with equal points. */
export interface TieBreak {
  /** Rank of the first of the two players. */
  rank: number;
  words: string;
}

/** Explains each pair of neighbours in the ranking that have equal points. */
export function explainTies(game: Game): TieBreak[] {
  const ranking = game.ranking ?? [];
  return ranking.slice(1).flatMap((lower, index) => {
    const upper = ranking[index];
    if (!upper || upper.points !== lower.points) return [];
    const names = { name: seatName(game, upper.seat), other: seatName(game, lower.seat) };
    const { rank } = upper;
    if (upper.largest_property !== lower.largest_property) {
      return [{ rank, words: t("tie-by-property", { ...names, more: upper.largest_property, less: lower.largest_property }) }];
    }
    if (upper.crowns !== lower.crowns) return [{ rank, words: t("tie-by-crowns", { ...names, more: upper.crowns, less: lower.crowns }) }];
    return [{ rank, words: t("tie-shared", { ...names, rank }) }];
  });
}
