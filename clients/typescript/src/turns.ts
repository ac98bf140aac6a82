// One's decisions, one after the other.

import { newKey } from "./api.js";
import type { Api } from "./generated/operations.js";
import { sleep } from "./http.js";
import { Problem } from "./problem.js";
import { OVER, type Command, type Game, type LegalCommand } from "./types.js";

/** The codes of refusals by which somebody else, or the house, was faster. */
const MOVED_ON = new Set<string>([
    "version_stale",
    "not_your_turn",
    "deadline_passed",
    "seat_taken_over",
    "seat_conceded",
    "game_finished",
]);
/** The commands that make a decision. One that comes later is not chosen by a program that does not know it. */
const MOVES = new Set<string>(["pick", "place", "discard", "cover", "send_giant", "keep_giant"]);
const GONE = new Set([403, 404]);
const WAIT_SECONDS = 30;
/** How long to wait for a server that is away. */
const AWAY_SECONDS = 3;

/** A decision that is yours to make. */
export class Turn {
    /** The game as you decide on it, and then as it is after the command and what followed it. */
    game: Game;
    /** Whether `play` has played a command. */
    played = false;
    readonly #api: Api;
    readonly #legal: readonly LegalCommand[];
    /** Of each command on a version, so that it is played once however often `play` is called. */
    readonly #keys = new Map<string, string>();

    constructor(api: Api, game: Game, legal: readonly LegalCommand[]) {
        this.#api = api;
        this.game = game;
        this.#legal = legal;
    }

    /** All commands that you may choose from, each with the score that it leads to. Conceding is one of them. */
    legalCommands(): LegalCommand[] {
        return [...this.#legal];
    }

    /** The command with the highest score, the first if there are several. Never conceding. */
    best(): LegalCommand {
        return this.#legal.filter(isMove).reduce((best, other) => (other.score > best.score ? other : best));
    }

    /**
     * Plays a command, once, however often it has to be sent. Returns the game after it and what followed.
     *
     * If something happened meanwhile that leaves the decision as it is, such as a question of another player, the command is
     * played on the newest version. If the decision is gone, because it was made elsewhere or the time was up, nothing is
     * played: `played` stays false, and the game is returned as it is now.
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
                this.game = await this.#api.showGame({ game_id: before.id });
                const unchanged = decision(this.game) === decision(before) && this.game.version > before.version;
                if (!unchanged || error.code !== "version_stale") return this.game;
            }
        }
    }
}

/** Each decision that is one's own: of one game until it is over, or of all. */
export async function* turns(
    api: Api,
    gameId: string | undefined,
    signal: AbortSignal | undefined,
): AsyncGenerator<Turn, void> {
    const until = signal && { signal };
    const patiently = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => answered(ask, signal);
    let told = (await patiently(() => api.listNotices({ limit: 1, ...until }))).last_position;
    const waiting = gameId === undefined ? await patiently(() => waitingGames(api)) : [gameId];
    // What was shown last of each game.
    const shown = new Map<string, string>();
    for (;;) {
        for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
            const id = one;
            const turn = await patiently(() => turnOf(api, id)).catch((error: unknown) => {
                // A game that one is told of may be out of sight by now.
                if (gameId === undefined && error instanceof Problem && GONE.has(error.status)) return undefined;
                throw error;
            });
            if (turn instanceof Turn && shown.get(id) !== decision(turn.game)) {
                shown.set(id, decision(turn.game));
                yield turn;
                // The answer to a command shows the next turn, and no notice tells of it: so one looks.
                if (turn.played) shown.delete(id);
                if (!waiting.includes(id)) waiting.push(id);
            } else if (gameId !== undefined && turn && !(turn instanceof Turn) && OVER.has(turn.status)) {
                return;
            }
        }
        const query = { after: told, wait_seconds: WAIT_SECONDS, limit: 100, ...until };
        const { items: news } = await patiently(() => api.listNotices(query));
        const [first, last] = [news[0], news.at(-1)];
        if (!first || !last) continue;
        // Of many notices the oldest are not kept; and one that is about no game may mean any.
        const lost = first.position > told + 1 || news.some(({ game_id }) => game_id === null);
        told = last.position;
        if (gameId !== undefined) {
            waiting.push(gameId);
            continue;
        }
        const games = news.flatMap(({ game_id }) => game_id ?? []);
        waiting.push(...new Set(lost ? [...games, ...(await patiently(() => waitingGames(api)))] : games));
    }
}

/** The games that wait for the player: they come first in the list. */
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

/** The decision that a player has to make in a game, or the game if there is none. */
async function turnOf(api: Api, game_id: string): Promise<Turn | Game> {
    for (;;) {
        const game = await api.showGame({ game_id });
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

/** What there is to decide: the same, whatever else happens at the table. */
function decision({ awaiting, current_line, next_line, kingdoms }: Game): string {
    return JSON.stringify(awaiting && [awaiting.seat, awaiting.expected, awaiting.domino, current_line, next_line, kingdoms]);
}

/** An answer, however long the server is away. */
async function answered<Answer>(ask: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
    for (;;) {
        try {
            return await ask();
        } catch (error) {
            if (signal?.aborted || (error instanceof Problem && !error.passes)) throw error;
            await sleep((error instanceof Problem ? error.retryAfter : null) ?? AWAY_SECONDS, signal);
        }
    }
}
