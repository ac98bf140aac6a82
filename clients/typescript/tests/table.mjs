// A table at which a player has to decide.

import { answer, example } from "./fake.mjs";

const shown = example("games", "GameView");
export const game_id = shown.id;
/** It is one's own turn. */
export const MINE = { ...shown, awaiting: { ...shown.awaiting, seat: shown.your_seat } };
export const OTHERS = { ...MINE, version: 8, awaiting: { ...MINE.awaiting, seat: 1 } };
export const OVER = { ...MINE, version: 9, status: "cancelled", awaiting: null };
export const LEGAL = example("games", "LegalCommandsView");
LEGAL.items[2].score = 7;

export const SHOWN = `GET /v1/games/${game_id}`;
export const LEGALS = `${SHOWN}/legal-commands`;
export const PLAYED = `POST /v1/games/${game_id}/commands`;
export const NOTICES = "GET /v1/me/notices";

/** Another decision of the same player. */
export const nextDecision = (version) => ({
    ...MINE,
    version,
    awaiting: { ...MINE.awaiting, expected: "place", domino: "15" },
});

export const [NOTICE] = example("notifications", "FeedView").items;

export function feed(positions = [], last = 7) {
    const items = positions.map((position) => ({ ...NOTICE, position, game_id }));
    return answer(example("notifications", "FeedView", { items, last_position: last }));
}

export function turnAtOnce(server) {
    server.on(NOTICES, feed());
    server.on(SHOWN, answer(MINE));
    server.on(LEGALS, answer(LEGAL));
}

export const legalAt = (version) => answer({ ...LEGAL, version });

/** The first that an iterator yields. */
export const first = async (iterator) => (await iterator.next()).value;
