import type { Cell, Game, Kingdom, Terrain } from "../api/types";
import { t, text } from "../i18n/text";
import { questPoints } from "./catalogue";
import { describeQuest, questName } from "./descriptions";
import { CASTLE } from "./geometry";

const TERRAINS: readonly Terrain[] = ["wheat", "forest", "lake", "pasture", "swamp", "mine"];

/** Points of one property, bonus or quest. */
export interface ScoreEntry {
  points: number;
  /** Size of a property, such as "6 × 2"; null for bonuses and quests. */
  factors: string | null;
  cells: readonly Cell[];
}

/** Row of the score sheet: a terrain, a bonus or a quest. */
export interface ScoreRow {
  key: string;
  /** Terrain of the properties; null for bonuses and quests. */
  terrain: Terrain | null;
  label: string;
  /** Goal of a quest or bonus. */
  description: string | null;
  /** Entries of each kingdom, in the order of the kingdoms. */
  entries: ScoreEntry[][];
}

/** Position in the score sheet during the count. */
export interface CountStep {
  row: number;
  entry: number;
}

/** Returns the rows of the score sheet of a finished game in which a kingdom can score. */
export function scoreRows(game: Game): ScoreRow[] {
  const terrains = TERRAINS.map((terrain) => ({
    key: terrain,
    terrain,
    label: t(`terrain-${terrain}`),
    description: null,
    entries: game.kingdoms.map((kingdom) => propertyEntries(kingdom, terrain)),
  }));
  const bonuses = game.settings.variants
    .filter((variant) => variant !== "mighty_duel")
    .map((variant) => ({
      key: variant,
      terrain: null,
      label: text(`variant-${variant.replaceAll("_", "-")}`) ?? variant,
      description: null,
      entries: game.kingdoms.map(({ score }) =>
        score.bonuses
          .filter((bonus) => bonus.variant === variant)
          .map(({ points }) => ({ points, factors: null, cells: variant === "middle_kingdom" ? [CASTLE] : [] })),
      ),
    }));
  const quests = game.quests.map((quest) => ({
    key: quest,
    terrain: null,
    label: questName(quest),
    description: describeQuest(quest, questPoints(quest)),
    entries: game.kingdoms.map(({ score }) =>
      score.quests
        .filter((item) => item.quest === quest && item.points !== 0)
        .map(({ points, counted }) => ({ points, factors: null, cells: counted.flatMap(({ cells }) => cells) })),
    ),
  }));
  return [...terrains.filter(({ entries }) => entries.some((items) => items.length > 0)), ...bonuses, ...quests];
}

function propertyEntries({ score }: Kingdom, terrain: Terrain): ScoreEntry[] {
  return score.properties
    .filter((property) => property.terrain === terrain && property.points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ points, cells, crowns }) => ({ points, factors: t("score-factors", { squares: cells.length, crowns }), cells }));
}

/** Returns the steps of the count: property by property, then bonus by bonus, for all kingdoms. */
export function countSteps(rows: readonly ScoreRow[]): CountStep[] {
  return rows.flatMap(({ entries }, row) =>
    Array.from({ length: Math.max(0, ...entries.map((items) => items.length)) }, (_, entry) => ({ row, entry })),
  );
}

/** Returns the entries of a kingdom in a row that are counted after a step; all without a step. */
export function countedEntries(row: ScoreRow, rowIndex: number, kingdom: number, step: CountStep | null): ScoreEntry[] {
  const entries = row.entries[kingdom] ?? [];
  if (step === null || rowIndex < step.row) return entries;
  return rowIndex > step.row ? [] : entries.slice(0, step.entry + 1);
}

/** Returns the points of a kingdom after a step. */
export const countedPoints = (rows: readonly ScoreRow[], kingdom: number, step: CountStep): number =>
  rows.flatMap((row, index) => countedEntries(row, index, kingdom, step)).reduce((sum, { points }) => sum + points, 0);
