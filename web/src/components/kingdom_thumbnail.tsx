import type { JSX } from "preact";
import type { Game, GameSummary } from "../api/types";
import { closeViewOf, frameOf } from "../game/geometry";
import { Board } from "./board";
import { King } from "./drawings";

/**
 * Decorative drawing of a listed game, repeated in words: the player's kingdom, or the seats of a
 * table that waits for players.
 */
export function KingdomThumbnail({ summary, game }: { summary: GameSummary; game: Game | null }): JSX.Element {
  const kingdom = game?.kingdoms.find(({ seat }) => seat === game.your_seat) ?? game?.kingdoms[0];
  return (
    <span class="board-place" aria-hidden="true">
      {game && kingdom ? (
        <Board
          kingdom={kingdom}
          seat={kingdom.seat}
          frame={frameOf(game.settings)}
          view={closeViewOf(kingdom, frameOf(game.settings))}
          label=""
        />
      ) : (
        summary.status === "open" && <SeatTokens players={summary.settings.players} taken={summary.players.length} />
      )}
    </span>
  );
}

/** Seat tokens of a table; taken seats are drawn in full colour. */
export function SeatTokens({ players, taken }: { players: number; taken: number }): JSX.Element {
  return (
    <span class="seat-tokens">
      {Array.from({ length: players }, (_, seat) => (
        <span key={seat} class={seat < taken ? "taken" : "free"}>
          <King seat={seat} />
        </span>
      ))}
    </span>
  );
}
