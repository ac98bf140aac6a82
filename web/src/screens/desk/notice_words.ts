import { session } from "../../api/session";
import type { Game, Notice, Series } from "../../api/types";
import { list, nameAmong, seatName } from "../../game/words";
import { type Arguments, text } from "../../i18n/text";
import { moment } from "../../i18n/time";

/** Of these the lists of games, invitations and series tell, and better. */
const TOLD_ANYWAY = ["your_turn", "cover_a_crown", "reminder", "invited", "series_ready_asked"] as const;
type ToldAnyway = (typeof TOLD_ANYWAY)[number];

/** Whether a notice says something that the desk does not show in another place. */
export const stands = ({ notice }: Notice): boolean => !TOLD_ANYWAY.some((type) => type === notice.type);

/** Where one can do something about it. */
export function linkOf({ game_id, notice }: Notice): string {
  if ("series_id" in notice) return `/dynasties/${notice.series_id}`;
  return game_id ? `/games/${game_id}` : "/settings";
}

/** A notice in words; nothing while the game is not known of which it tells. */
export function noticeInWords(item: Notice, game: Game | null, series: Series[]): { subject: string; body: string } | null {
  if (item.game_id && !game) return null;
  const said = keyAndArguments(item, game, series);
  if (!said) return null;
  const [key, variables] = said;
  const body = text(key, variables);
  return body === null ? null : { subject: text(`${key}.subject`, variables) ?? body, body };
}

function keyAndArguments({ at, notice }: Notice, game: Game | null, all: Series[]): [string, Arguments] | null {
  const me = session.value?.playerId;
  const rivals = (game?.seats ?? []).filter(({ player }) => player.id !== me);
  const opponents = list(rivals.map(({ seat }) => (game ? seatName(game, seat) : "")));
  const by = "by_seat" in notice && game ? seatName(game, notice.by_seat) : "";
  const series = "series_id" in notice ? all.find(({ id }) => id === notice.series_id) : undefined;
  const known = [...(game?.seats ?? []), ...(series?.places ?? [])].map(({ player }) => player);
  const named = (id: string) => nameAmong(known, id);
  switch (notice.type) {
    case "timed_out":
      return ["timed-out", { opponents, house_did: notice.taken_over ? "took-over" : "played" }];
    case "game_started":
      return ["game-started", { opponents, rounds: game?.rounds ?? 12 }];
    case "game_cancelled":
      return ["game-cancelled", { by: named(game?.opener_id ?? "") }];
    case "game_finished":
      return ["game-finished", { opponents, rank: notice.rank, points: notice.points, players: game?.seats.length ?? 2 }];
    case "consent_asked":
      return notice.proposal.type === "undo" ? ["undo-asked", { by }] : ["pause-asked", { by, until: moment(notice.proposal.until) }];
    case "consent_given":
      return ["happened-agreed", { player: by }];
    case "consent_refused":
      return ["happened-refused", { player: by }];
    case "undone":
      return ["undone", { by }];
    case "paused":
      return ["paused", { until: moment(notice.until) }];
    case "resumed":
      return ["resumed", { by }];
    case "seat_offered":
      return ["seat-offered", { from: named(notice.by_player_id) }];
    case "seat_handed_over":
      return ["seat-handed-over", { from: named(notice.from_player_id), to: named(notice.to_player_id) }];
    case "invitation_declined":
      return ["invitation-declined", { player: named(notice.by_player_id) }];
    case "series_standing": {
      const { number, games, rank, places, total } = notice;
      return [number < games ? "series-standing" : "series-over", { game: number, games, rank, players: places, points: total }];
    }
    case "series_withdrawn":
      return ["series-withdrawn", { player: named(notice.player_id) }];
    case "series_cancelled":
      return ["series-cancelled", { by: named(notice.by_player_id) }];
    case "password_changed":
      return ["password-changed", { at: moment(at) }];
    case "mail_address_changed":
      return ["email-changed", { at: moment(at) }];
    case "logged_in":
      return ["new-login", { device: notice.client, at: moment(at) }];
    case "endpoint_disabled":
      return ["webhook-disabled", { server: notice.host, failures: notice.failures }];
    default:
      // A newer server may say more. Of what this one says, all else has its words above.
      notice.type satisfies ToldAnyway;
      return null;
  }
}
