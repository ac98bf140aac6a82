import { session } from "../../api/session";
import type { SeriesBreak, Series, SeriesPlayer } from "../../api/types";
import { formatList, playerName } from "../../game/descriptions";
import { t } from "../../i18n/text";
import { formatDuration, formatDateTime } from "../../i18n/time";

/** Maximum length of a break in seconds, unless the series has another. */
const DEFAULT_MAX_BREAK_SECONDS = 604_800;

/** Display name of a player of the series. House players are named by their level. */
export function seriesPlayerName(series: Series, { house, place, player }: SeriesPlayer): string {
  if (!house) return playerName(player);
  const others = series.players.filter((item) => item.house === house);
  const name = t(`house-name-${house}`);
  return others.length > 1 ? `${name} ${others.findIndex((item) => item.place === place) + 1}` : name;
}

const nameOfPlace = (series: Series, place: number): string => {
  const found = series.players.find((item) => item.place === place);
  return found ? seriesPlayerName(series, found) : t("nobody");
};

/** Formats the title: "Dynasty: Ada and Bo". */
export const seriesName = (series: Series): string =>
  series.players.length === 0 ? t("new-series") : t("series-of", { players: formatList(series.players.map((place) => seriesPlayerName(series, place))) });

/** Describes the progress and the start of the next game. */
export function describeStatus(series: Series): string {
  switch (series.status) {
    case "open":
      return t("series-not-started");
    case "finished":
      return t("series-ended");
    case "cancelled":
      return t("series-called-off");
    default:
      if (series.break_since === null) return t("series-playing", { game: series.number, games: series.games.length });
      return series.next_at === null ? t("next-game-when-ready") : t("next-game-at", { at: formatDateTime(series.next_at) });
  }
}

/** Describes the leader or winner; null before there are points. */
export function describeLeader(series: Series): string | null {
  const [first, ...rest] = series.standing;
  if (!first || series.standing.every(({ total }) => total === 0)) return null;
  const points = first.total;
  const leading = series.standing.filter(({ rank }) => rank === 1).map(({ place }) => nameOfPlace(series, place));
  const over = series.status === "finished" ? "yes" : "no";
  if (leading.length > 1) return t("series-together", { over, names: formatList(leading), points });
  const lead = points - (rest[0]?.total ?? 0);
  if (isCurrentPlayer(series, first.place)) return t("series-you-first", { over, points, ahead: lead });
  return t("series-first", { over, name: leading[0] ?? "", points, ahead: lead });
}

/**
 * The current player's entry in the series; undefined if a house player has replaced the player.
 */
export const mySeriesPlayer = (series: Series): SeriesPlayer | undefined =>
  series.players.find(({ house, player }) => house === null && player.id === session.value?.playerId);

export const isCurrentPlayer = (series: Series, place: number): boolean => mySeriesPlayer(series)?.place === place;

/** Names of the players that are not ready for the next game. */
export const unreadyNames = (series: Series): string[] =>
  series.players.filter(({ house, ready }) => house === null && !ready).map((place) => seriesPlayerName(series, place));

export function describeBreak(rest: SeriesBreak): string {
  switch (rest.type) {
    case "at_once":
      return t("terms-rest-at-once");
    case "after":
      return t("terms-rest-after", { time: formatDuration(rest.seconds) });
    case "when_ready":
      return t("terms-rest-when-ready", { time: formatDuration(rest.at_most_seconds ?? DEFAULT_MAX_BREAK_SECONDS) });
  }
}
