import { callApi, api } from "../../api/client";
import type { Game, PlaceCommand, SeatIndex } from "../../api/types";
import { loadDominoes } from "../../game/catalogue";
import { playerNames, winnersOf } from "../../game/descriptions";
import { frameOf } from "../../game/geometry";
import { t } from "../../i18n/text";
import { SAMPLE_GAME } from "./sample_game";

/** A placed domino of a finished game. */
export type RecordedMove = Pick<PlaceCommand, "domino" | "x" | "y" | "direction"> & { seat: SeatIndex };

/** The placements of a finished game between two players, in order. */
export interface Recording {
  /** Null for the game that comes with the client. */
  id: string | null;
  names: string[];
  frame: number;
  moves: RecordedMove[];
  /** Points at the end, with the bonuses. */
  totals: number[];
  /** More than one seat if the tie-breaks did not decide. */
  winners: number[];
}

const MAX_GAMES = 4;

/** Loads the latest public game that two players finished; on a new server, a recorded one. */
export async function loadRecording(): Promise<Recording> {
  const [list] = await Promise.all([
    callApi(() => api.GET("/v1/games", { params: { query: { status: "finished", players: 2, expansion: "none", limit: MAX_GAMES } } })),
    loadDominoes(),
  ]);
  const found = list.items.find(({ players }) => players.every(({ house }) => !house)) ?? list.items[0];
  const recording = found && (await loadGame(found.id));
  return recording ?? sampleRecording();
}

async function loadGame(id: string): Promise<Recording | null> {
  const params = { path: { game_id: id } };
  const game = await callApi(() => api.GET("/v1/games/{game_id}", { params }));
  const moves: RecordedMove[] = [];
  for (let after = 0, last = 1; after < last; ) {
    const page = await callApi(() => api.GET("/v1/games/{game_id}/events", { params: { ...params, query: { after } } }));
    for (const { seat, payload } of page.items) if (payload.type === "placed" && seat !== null) moves.push({ ...payload, seat });
    [after, last] = [page.items.at(-1)?.version ?? page.current_version, page.current_version];
  }
  if (!isComplete(game, moves)) return null;
  const winners = winnersOf(game).map(({ seat }) => seat);
  return { id, names: namesOf(game), frame: frameOf(game.settings), moves, totals: game.kingdoms.map(({ score }) => score.total), winners };
}

/** An undone move is still among the events, which then do not lead to the kingdoms. */
const isComplete = (game: Game, moves: RecordedMove[]): boolean =>
  game.kingdoms.every(({ seat, squares }) => squares.length > 0 && squares.length === 2 * moves.filter((move) => move.seat === seat).length);

const namesOf = (game: Game): string[] => playerNames(game.seats.map(({ player }) => player));

function sampleRecording(): Recording {
  const name = t("house-mark");
  return { id: null, names: [`${name} 1`, `${name} 2`], frame: 5, ...SAMPLE_GAME };
}
