import type { Player } from "../api/types";
import { text } from "../i18n/text";
import { nameOf } from "./words";

/** What lists call a house player that do not say who is one. Nobody else has parentheses in the name. */
const HOUSE = /^House (\d+) \((\w+)\)$/;

/** What a player is called; house players by what they are, in the language of the reader. */
export function shownName(player: Player): string {
  const [, number, kind] = HOUSE.exec(player.name ?? "") ?? [];
  const name = kind === undefined ? null : text(`house-name-${kind}`);
  if (name === null) return nameOf(player);
  return number === "1" ? name : `${name} ${number}`;
}
