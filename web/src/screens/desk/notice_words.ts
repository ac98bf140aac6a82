import { session } from "../../api/session";
import type { Game, Notice, Series } from "../../api/types";
import { list, nameAmong, seatName } from "../../game/words";
import { type Arguments, text } from "../../i18n/text";
import { moment } from "../../i18n/time";

/** Notification types that the lists of games, invitations and series already cover. */
const TOLD_ANYWAY = ["your_turn", "cover_a_crown", "reminder", "invited", "series_ready_requested"] as const;
type ToldAnyway = (typeof TOLD_ANYWAY)[number];

/** Returns true if the desk does not show the content of a notification elsewhere. */
export const stands = ({ payload }: Notice): boolean => !TOLD_ANYWAY.some((type) => type === payload.type);

/** Returns the page on which the player can respond to a notification. */
export function linkOf({ game_id, payload }: Notice): string {
  if ("series_id" in payload) return `/dynasties/${payload.series_id}`;
  return game_id ? `/games/${game_id}` : "/settings";
}

/** Describes a notification; null until its game is loaded. */
export function noticeInWords(item: Notice, game: Game | null, series: Series[]): { subject: string; body: string } | null {
  if (item.game_id && !game) return null;
  const said = keyAndArguments(item, game, series);
  if (!said) return null;
  const [key, variables] = said;
  const body = text(key, variables);
  return body === null ? null : { subject: text(`${key}.subject`, variables) ?? body, body };
}

function keyAndArguments({ at, payload }: Notice, game: Game | null, all: Series[]): [string, Arguments] | null {
  const me = session.value?.playerId;
  const rivals = (game?.seats ?? []).filter(({ player }) => player.id !== me);
  const opponents = list(rivals.map(({ seat }) => (game ? seatName(game, seat) : "")));
  const isForGood = game?.seats.some(({ player, conceded }) => player.id === me && conceded) ?? false;
  const by = "by_seat" in payload && game ? seatName(game, payload.by_seat) : "";
  const series = "series_id" in payload ? all.find(({ id }) => id === payload.series_id) : undefined;
  const known = [...(game?.seats ?? []), ...(series?.players ?? [])].map(({ player }) => player);
  const named = (id: string) => nameAmong(known, id);
  switch (payload.type) {
    case "timed_out":
      return ["timed-out", { opponents, house_did: isForGood ? "took-over-for-good" : payload.taken_over ? "took-over" : "played" }];
    case "game_started":
      return ["game-started", { opponents, rounds: game?.rounds ?? 12 }];
    case "game_cancelled":
      return ["game-cancelled", { by: named(game?.host_id ?? "") }];
    case "game_finished":
      return ["game-finished", { opponents, rank: payload.rank, points: payload.points, players: game?.seats.length ?? 2 }];
    case "proposal_made":
      return payload.proposal.type === "undo" ? ["undo-asked", { by }] : ["pause-asked", { by, until: moment(payload.proposal.until) }];
    case "proposal_accepted":
      return ["happened-agreed", { player: by }];
    case "proposal_rejected":
      return ["happened-refused", { player: by }];
    case "undone":
      return ["undone", { by }];
    case "paused":
      return ["paused", { until: moment(payload.until) }];
    case "resumed":
      return ["resumed", { by }];
    case "seat_offered":
      return ["seat-offered", { from: named(payload.by_player_id) }];
    case "seat_handed_over":
      return ["seat-handed-over", { from: named(payload.from_player_id), to: named(payload.to_player_id) }];
    case "invitation_declined":
      return ["invitation-declined", { player: named(payload.by_player_id) }];
    case "series_standing": {
      const { number, games, rank, player_count: players, total } = payload;
      return [number < games ? "series-standing" : "series-over", { game: number, games, rank, players, points: total }];
    }
    case "series_withdrawn":
      return ["series-withdrawn", { player: named(payload.player_id) }];
    case "series_cancelled":
      return ["series-cancelled", { by: named(payload.by_player_id) }];
    case "password_changed":
      return ["password-changed", { at: moment(at) }];
    case "email_changed":
      return ["email-changed", { at: moment(at) }];
    case "logged_in":
      return ["new-login", { device: payload.client, at: moment(at) }];
    case "destination_disabled":
      return ["webhook-disabled", { server: payload.host, failures: payload.failures }];
    default:
      // A newer server may send unknown types. All types of this version have texts above.
      payload.type satisfies ToldAnyway;
      return null;
  }
}
