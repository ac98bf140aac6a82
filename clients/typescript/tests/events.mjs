// Events as a stream sends them.

export const event = (version, type = "table_opened", fact = {}) => ({
    version,
    at: "2024-10-04T00:00:00Z",
    automatic: false,
    seat: null,
    fact: { type, ...fact },
});

export const message = (id, data, name = "event") => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The last event of a game. */
export const end = (version) => message(version, event(version, "game_cancelled"));

/** All that an iterator yields. */
export async function all(iterator) {
    const found = [];
    for await (const one of iterator) found.push(one);
    return found;
}
