import type { Category } from "../api/types";
import { t } from "../i18n/text";

/** Categories with separate ratings. */
export const CATEGORIES: readonly Category[] = ["base", "duel", "age_of_giants"];

const NAMES = { base: "expansion-none", duel: "variant-mighty-duel", age_of_giants: "expansion-age-of-giants" } as const;

export const categoryName = (category: Category): string => t(NAMES[category]);
