import type { Command, Game, GameEvent, Player, RankedSeat, SeatIndex } from "../api/types";
import { cached } from "../i18n/formatters";
import { language } from "../i18n/language";
import { t, text } from "../i18n/text";
import { formatDateTime } from "../i18n/time";
import { playerNameById, localizedName } from "./player_names";

/** Display name of a player. House players are named by their level. */
export function playerName(player: NamedPlayer | undefined): string {
  if (player?.name == null) return t("nobody");
  if (player.house) return t(`house-name-${player.house}`);
  return localizedName(player.name);
}

/** Display name of a player by id, taken from `players` if possible. */
export function playerNameAmong(players: Player[], id: string): string {
  const player = players.find((item) => item.id === id);
  return player ? playerName(player) : playerNameById(id);
}

type NamedPlayer = Pick<Player, "name"> & Partial<Pick<Player, "house">>;

/** Display names of several players. House players of the same level are numbered. */
export function playerNames(players: NamedPlayer[]): string[] {
  return players.map((player) => {
    const sameLevel = players.filter(({ house }) => house && house === player.house);
    return sameLevel.length > 1 ? `${playerName(player)} ${sameLevel.indexOf(player) + 1}` : playerName(player);
  });
}

/** Display name of the player of a seat. */
export function seatName(game: Game, seat: SeatIndex | null): string {
  const index = game.seats.findIndex((item) => item.seat === seat);
  return playerNames(game.seats.map(({ player }) => player))[index] ?? t("nobody");
}

/** Describes the current turn: "Your turn: place domino 45". */
export function describeTurn(game: Game): string {
  const { awaiting } = game;
  if (game.status === "finished") return describeWinners(game);
  if (game.status === "cancelled") return t("event-game-cancelled");
  if (game.paused_until) return t("paused-until", { until: formatDateTime(game.paused_until) });
  if (!awaiting) return t("picture-nobodys-turn");
  const expected = awaiting.expected.replaceAll("_", "-");
  const domino = awaiting.domino ?? "";
  if (awaiting.seat === game.your_seat) {
    // Distinguishes the picks of a player's two kings, which otherwise have identical texts.
    const isSecond = expected === "pick" && game.next_line.some(({ king }) => king === game.your_seat);
    return t("turn-yours", { expected: isSecond ? "pick-again" : expected, domino });
  }
  return t("turn-theirs", { expected, name: seatName(game, awaiting.seat) });
}

/** Returns the winners of a finished game: more than one if the tie-breaks did not decide. */
export const winnersOf = (game: Game): RankedSeat[] => (game.ranking ?? []).filter(({ rank }) => rank === 1);

function describeWinners(game: Game): string {
  const first = winnersOf(game);
  const points = first[0]?.points ?? 0;
  if (first.length === 1 && first[0]?.seat === game.your_seat) return t("you-won", { points });
  const names = first.map(({ seat }) => seatName(game, seat));
  if (names.length === 1) return t("picture-won", { name: names[0] ?? "", points });
  return t("picture-won-together", { names: formatList(names), points });
}

/** British English, like the texts. */
const lists = cached(() => new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value));

/** Formats a list of names: "Ada, Bo and Cy", by the comma rule of the language. */
export function formatList(names: string[]): string {
  return names.length <= 1 ? names.join() : lists().format(names);
}

/** Describes an event in a sentence; null for events that are of no interest to players. */
export function describeEvent(game: Game, { seat, payload }: GameEvent): string | null {
  const player = seatName(game, seat);
  const nameOfId = (id: string) =>
    playerNameAmong(
      game.seats.map((item) => item.player),
      id,
    );
  switch (payload.type) {
    case "player_invited":
      return t("event-invited", { player: nameOfId(payload.player_id) });
    case "invitation_declined":
      return t("event-declined", { player: nameOfId(payload.player_id) });
    case "player_joined":
      return t("event-joined", { player: nameOfId(payload.player_id) });
    case "player_left":
      return t("event-left", { player: nameOfId(payload.player_id) });
    case "table_made_unrated":
      return t("table-made-unrated", { player: nameOfId(game.host_id) });
    case "table_created":
      return t("event-table-opened", { player: nameOfId(game.host_id) });
    case "game_started":
      return t("event-game-started");
    case "game_cancelled":
      return t("event-game-cancelled");
    case "house_seated":
      return null;
    case "line_dealt":
      return t("event-line-dealt", { dominoes: payload.dominoes.join(", ") });
    case "picked":
      return t("event-picked", { player, domino: payload.domino });
    case "placed":
      return t("event-placed", { player, domino: payload.domino });
    case "discarded":
      return t("event-discarded", { player, domino: payload.domino });
    case "covered":
      return t("event-covered", { player });
    case "giant_sent":
      return payload.to_seat === game.your_seat
        ? t("event-giant-sent-to-you", { player })
        : t("event-giant-sent", { player, to: seatName(game, payload.to_seat) });
    case "giant_kept":
      return t("event-giant-kept", { player });
    case "timed_out":
      return t("event-timed-out", { player });
    case "seat_taken_over":
      return t("event-taken-over", { player, for_good: payload.permanent ? "yes" : "no" });
    case "seat_taken_back":
      return t("event-taken-back", { player });
    case "premove_played":
      return t("event-premove-played", { player });
    case "conceded":
      return t("event-conceded", { player });
    case "proposal_made":
      return payload.proposal.type === "undo"
        ? t("event-undo-asked", { player })
        : t("event-pause-asked", { player, until: formatDateTime(payload.proposal.until) });
    case "proposal_accepted":
      return t("event-agreed", { player });
    case "proposal_rejected":
      return t("event-refused", { player });
    case "proposal_withdrawn":
      return t("event-withdrawn", { player });
    case "undone":
      return t("event-undone", { player });
    case "paused":
      return t("event-paused", { until: formatDateTime(payload.until) });
    case "resumed":
      return t("event-resumed", { player });
    case "seat_offered":
      return t("event-seat-offered", { player, to: nameOfId(payload.player_id) });
    case "seat_offer_ended":
      return t("event-offer-ended", { player });
    case "seat_handed_over":
      return t("event-seat-handed-over", { player: nameOfId(payload.from_player_id), to: nameOfId(payload.to_player_id) });
    case "game_finished":
      return t("event-game-finished");
    default:
      // A newer server may send unknown events.
      return null;
  }
}

/** Describes the goal of a quest, as illustrated on its tile. */
export function describeQuest(quest: string, points: number): string {
  const local = /^local_business_(\w+)$/.exec(quest);
  const corners = /^four_corners_(\w+)$/.exec(quest);
  const terrain = (name: string | undefined) => text(`terrain-${name}`) ?? "";
  if (local) return t("picture-local-business", { points, terrain: terrain(local[1]) });
  if (corners) return t("picture-four-corners", { points, terrain: terrain(corners[1]) });
  return text(`picture-${quest.replaceAll("_", "-")}`, { points }) ?? quest;
}

/** Display name of a quest. */
export const questName = (quest: string): string => text(`quest-${quest.replaceAll("_", "-")}`) ?? quest;

/** Formats points won or lost: "+6", "−2". */
export const formatGain = (gain: number): string => t("gain", { points: Math.abs(gain), sign: gain < 0 ? "minus" : "plus" });

/** Returns true if two commands are the same decision. */
export const isSameCommand = (a: Command, b: Command): boolean => JSON.stringify(a) === JSON.stringify(b);
