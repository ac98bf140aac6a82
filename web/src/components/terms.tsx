import type { JSX } from "preact";
import type { Game, GameSummary, Pace, Settings } from "../api/types";
import { formatList, seatName } from "../game/descriptions";
import { t, text } from "../i18n/text";
import { formatDuration } from "../i18n/time";

/** Describes the rules in a few words: "Age of Giants, Harmony". */
export function describeRules({ expansion, edition, variants }: Settings): string {
  const words = [
    t(`expansion-${expansion === "none" ? "none" : "age-of-giants"}`),
    ...(edition === "board_game_arena" ? [t("edition-board-game-arena")] : []),
    ...variants.map((variant) => text(`variant-${variant.replaceAll("_", "-")}`) ?? variant),
  ];
  return words.join(", ");
}

/** Describes the time limits. */
export function describePace(pace: Pace): string {
  switch (pace.type) {
    case "untimed":
      return t("terms-untimed");
    case "per_turn":
      return t("terms-per-turn", { time: formatDuration(pace.seconds) });
    case "bank":
      return t("terms-bank", { initial: formatDuration(pace.initial_seconds), increment: formatDuration(pace.increment_seconds) });
  }
}

/** Full list of game settings in sentences. */
export function Terms({ game }: { game: Game }): JSX.Element {
  const names = formatList(game.seats.map(({ seat }) => seatName(game, seat)));
  const { on_timeout: timeout } = game;
  return (
    <ul class="terms">
      <li>{t("terms-players", { players: game.settings.players, names })}</li>
      <li>{t("terms-rules", { rules: describeRules(game.settings) })}</li>
      <li>{describePace(game.pace)}</li>
      {game.pace.type !== "untimed" && (
        <li>{timeout.type === "take_over" ? t("terms-take-over") : t("terms-play-for", { times: timeout.take_over_after })}</li>
      )}
      {game.rated === "no" && <li>{t("terms-unrated")}</li>}
    </ul>
  );
}

/** One-line summary of the settings for a list of tables. */
export const summarizeSettings = ({ settings }: Pick<GameSummary, "settings">): string =>
  `${describeRules(settings)} · ${t("player.counted", { count: settings.players })}`;
