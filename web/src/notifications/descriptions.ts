import { session } from "../api/session";
import type { Game, NotificationItem } from "../api/types";
import { formatList, playerNameAmong, seatName } from "../game/descriptions";
import { type Arguments, text } from "../i18n/text";
import { formatDateTime } from "../i18n/time";

/** Notification types that request a decision in a game. */
const TURN_TYPES = ["your_turn", "cover_a_crown", "reminder"];

export const isTurn = ({ payload }: NotificationItem): boolean => TURN_TYPES.includes(payload.type);

/** Returns the page on which the player can respond to a notification. */
export function notificationLink({ game_id, payload }: NotificationItem): string {
  if ("series_id" in payload) return `/dynasties/${payload.series_id}`;
  return game_id ? `/games/${game_id}` : "/settings";
}

/** Describes a notification; null until its game is loaded. */
export function describeNotification(item: NotificationItem, game: Game | null): { subject: string; body: string } | null {
  if (item.game_id && !game) return null;
  const message = messageOf(item, game);
  if (!message) return null;
  const [key, variables] = message;
  const body = text(key, variables);
  return body === null ? null : { subject: text(`${key}.subject`, variables) ?? body, body };
}

function messageOf({ at, payload }: NotificationItem, game: Game | null): [string, Arguments] | null {
  const me = session.value?.playerId;
  const opponentSeats = (game?.seats ?? []).filter(({ player }) => player.id !== me);
  const opponents = formatList(opponentSeats.map(({ seat }) => (game ? seatName(game, seat) : "")));
  const isPermanent = game?.seats.some(({ player, conceded }) => player.id === me && conceded) ?? false;
  const actor = "by_seat" in payload && game ? seatName(game, payload.by_seat) : "";
  const knownPlayers = (game?.seats ?? []).map(({ player }) => player);
  const nameOfId = (id: string) => playerNameAmong(knownPlayers, id);
  switch (payload.type) {
    case "your_turn":
      return ["your-turn", { opponents, round: game?.round ?? 0, rounds: game?.rounds ?? 12, expected: (game?.awaiting?.expected ?? "pick").replaceAll("_", "-") }];
    case "cover_a_crown":
      return ["cover-a-crown", { from: opponents }];
    case "reminder":
      return ["reminder", { opponents, deadline: formatDateTime(payload.deadline) }];
    case "invited":
      return ["invitation", { from: nameOfId(payload.by_player_id), seats: game?.settings.players ?? 2 }];
    case "series_ready_requested":
      return ["series-ready-asked", { game: payload.number, games: payload.games }];
    case "timed_out":
      return ["timed-out", { opponents, house_did: isPermanent ? "took-over-for-good" : payload.taken_over ? "took-over" : "played" }];
    case "game_started":
      return ["game-started", { opponents, rounds: game?.rounds ?? 12 }];
    case "game_cancelled":
      return ["game-cancelled", { by: nameOfId(game?.host_id ?? "") }];
    case "game_finished":
      return ["game-finished", { opponents, rank: payload.rank, points: payload.points, players: game?.seats.length ?? 2 }];
    case "proposal_made":
      return payload.proposal.type === "undo" ? ["undo-asked", { by: actor }] : ["pause-asked", { by: actor, until: formatDateTime(payload.proposal.until) }];
    case "proposal_accepted":
      return ["event-agreed", { player: actor }];
    case "proposal_rejected":
      return ["event-refused", { player: actor }];
    case "undone":
      return ["undone", { by: actor }];
    case "paused":
      return ["paused", { until: formatDateTime(payload.until) }];
    case "resumed":
      return ["resumed", { by: actor }];
    case "seat_offered":
      return ["seat-offered", { from: nameOfId(payload.by_player_id) }];
    case "seat_handed_over":
      return ["seat-handed-over", { from: nameOfId(payload.from_player_id), to: nameOfId(payload.to_player_id) }];
    case "invitation_declined":
      return ["invitation-declined", { player: nameOfId(payload.by_player_id) }];
    case "series_standing": {
      const { number, games, rank, player_count: players, total } = payload;
      return [number < games ? "series-standing" : "series-over", { game: number, games, rank, players, points: total }];
    }
    case "series_withdrawn":
      return ["series-withdrawn", { player: nameOfId(payload.player_id) }];
    case "series_cancelled":
      return ["series-cancelled", { by: nameOfId(payload.by_player_id) }];
    case "password_changed":
      return ["password-changed", { at: formatDateTime(at) }];
    case "email_changed":
      return ["email-changed", { at: formatDateTime(at) }];
    case "logged_in":
      return ["new-login", { device: payload.client, at: formatDateTime(at) }];
    case "destination_disabled":
      return ["webhook-disabled", { server: payload.host, failures: payload.failures }];
    default:
      // A newer server may send unknown types. All types of this version have texts above.
      payload satisfies never;
      return null;
  }
}
