// The decisions of an account, one after the other.

import { newKey } from "./api.js";
import type { Api } from "./generated/operations.js";
import { sleep } from "./http.js";
import { Problem } from "./problem.js";
import { OVER, type Command, type Game, type LegalCommand } from "./types.js";

/** Error codes that mean that the decision may no longer be open. */
const MOVED_ON = new Set<string>([
    "version_stale",
    "not_your_turn",
    "deadline_passed",
    "seat_taken_over",
    "seat_conceded",
    "game_finished",
]);
/** The commands that make a decision. Unknown commands of newer servers are never chosen. */
const MOVES = new Set<string>(["pick", "place", "discard", "cover", "send_giant", "keep_giant"]);
const GONE = new Set([403, 404]);
const WAIT_SECONDS = 30;
/** Seconds between attempts while the server is unavailable. */
const OUTAGE_SECONDS = 3;

/** A decision that the account has to make. */
export class Turn {
    /** The game before the decision; after `play`, the resulting game. */
    game: Game;
    /** True if `play` has played a command. */
    played = false;
    readonly #api: Api;
    readonly #legal: readonly LegalCommand[];
    /** Idempotency key by command and version: repeated calls of `play` play a command once. */
    readonly #keys = new Map<string, string>();

    constructor(api: Api, game: Game, legal: readonly LegalCommand[]) {
        this.#api = api;
        this.game = game;
        this.#legal = legal;
    }

    /** Returns all legal commands, including conceding, each with the score that it leads to. */
    legalCommands(): LegalCommand[] {
        return [...this.#legal];
    }

    /** Returns the command with the highest score, the first of equals. Never returns conceding. */
    best(): LegalCommand {
        return this.#legal.filter(isMove).reduce((best, other) => (other.score > best.score ? other : best));
    }

    /**
     * Plays a command exactly once and returns the resulting game.
     *
     * If the game has changed but the decision is still open, for example after a proposal of another player, the command is
     * played on the latest version. If the decision is no longer open, because it was made elsewhere or the time was up, nothing
     * is played: `played` remains false, and the current game is returned.
     */
    async play(chosen: LegalCommand | Command): Promise<Game> {
        const command = "command" in chosen ? chosen.command : chosen;
        for (;;) {
            const before = this.game;
            const body = { command, expected_version: before.version };
            const idempotencyKey = this.#keys.get(JSON.stringify(body)) ?? newKey();
            this.#keys.set(JSON.stringify(body), idempotencyKey);
            try {
                this.game = await this.#api.playCommand({ game_id: before.id, body, idempotencyKey });
                this.played = true;
                return this.game;
            } catch (error) {
                if (!(error instanceof Problem && MOVED_ON.has(error.code))) throw error;
                this.game = await this.#api.getGame({ game_id: before.id });
                const unchanged = decision(this.game) === decision(before) && this.game.version > before.version;
                if (!unchanged || error.code !== "version_stale") return this.game;
            }
        }
    }
}

/** Yields the decisions of the account: in one game until it ends, or in all games. */
export async function* turns(
    api: Api,
    gameId: string | undefined,
    signal: AbortSignal | undefined,
): AsyncGenerator<Turn, void> {
    const until = signal && { signal };
    const patiently = <Result>(call: () => Promise<Result>): Promise<Result> => untilAvailable(call, signal);
    let position = (await patiently(() => api.listNotifications({ limit: 1, ...until }))).last_position;
    const waiting = gameId === undefined ? await patiently(() => waitingGames(api)) : [gameId];
    // The last decision yielded, by game.
    const yielded = new Map<string, string>();
    for (;;) {
        for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
            const id = one;
            const turn = await patiently(() => turnOf(api, id)).catch((error: unknown) => {
                // The player may have lost access to the game of a notification.
                if (gameId === undefined && error instanceof Problem && GONE.has(error.status)) return undefined;
                throw error;
            });
            if (turn instanceof Turn && yielded.get(id) !== decision(turn.game)) {
                yielded.set(id, decision(turn.game));
                yield turn;
                // No notification announces a turn that follows from the own command: look at the game again.
                if (turn.played) yielded.delete(id);
                if (!waiting.includes(id)) waiting.push(id);
            } else if (gameId !== undefined && turn && !(turn instanceof Turn) && OVER.has(turn.status)) {
                return;
            }
        }
        const query = { after: position, wait_seconds: WAIT_SECONDS, limit: 100, ...until };
        const { items: news } = await patiently(() => api.listNotifications(query));
        const [first, last] = [news[0], news.at(-1)];
        if (!first || !last) continue;
        // The server drops old notifications, and one without a game may concern any game: list all games.
        const listAll = first.position > position + 1 || news.some(({ game_id }) => game_id === null);
        position = last.position;
        if (gameId !== undefined) {
            waiting.push(gameId);
            continue;
        }
        const games = news.flatMap(({ game_id }) => game_id ?? []);
        waiting.push(...new Set(listAll ? [...games, ...(await patiently(() => waitingGames(api)))] : games));
    }
}

/** Returns the games that wait for the player. The server lists them first. */
async function waitingGames(api: Api): Promise<string[]> {
    const found: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
        const page: Awaited<ReturnType<Api["listMyGames"]>> = await api.listMyGames({
            status: "active",
            limit: 100,
            ...(cursor && { cursor }),
        });
        const mine = page.items.filter(({ waits_for_you }) => waits_for_you);
        found.push(...mine.map(({ id }) => id));
        cursor = mine.length === page.items.length ? page.next_cursor : null;
    }
    return found;
}

/** Returns the open decision of the player in a game, or the game if there is none. */
async function turnOf(api: Api, game_id: string): Promise<Turn | Game> {
    for (;;) {
        const game = await api.getGame({ game_id });
        if (!game.awaiting || (game.awaiting.seat !== game.your_seat && !game.sandbox)) return game;
        try {
            const { items, version } = await api.listLegalCommands({ game_id });
            if (version === game.version) return items.some(isMove) ? new Turn(api, game, items) : game;
        } catch (error) {
            if (error instanceof Problem && MOVED_ON.has(error.code)) return game;
            throw error;
        }
    }
}

const isMove = ({ command }: LegalCommand): boolean => MOVES.has(command.type);

/** Returns a value that identifies the open decision: other events of the game do not change it. */
function decision({ awaiting, current_line, next_line, kingdoms }: Game): string {
    return JSON.stringify(awaiting && [awaiting.seat, awaiting.expected, awaiting.domino, current_line, next_line, kingdoms]);
}

/** Repeats a call while the server is unavailable. */
async function untilAvailable<Result>(call: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
    for (;;) {
        try {
            return await call();
        } catch (error) {
            if (signal?.aborted || (error instanceof Problem && !error.isTemporary)) throw error;
            await sleep((error instanceof Problem ? error.retryAfter : null) ?? OUTAGE_SECONDS, signal);
        }
    }
}
