import { hmac, joined, sha256 } from "./sha256";

/*
 * Recomputes the shuffle of a game from the data that the server reveals at its end. Specified in
 * docs/client/shuffle.md; mirrors verify_shuffle.py.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** Settings that influence the shuffle. */
export interface ShuffleSettings {
  expansion?: string;
  edition: string;
  variants?: string[];
}

/** Everything derived from the seed and the players' entropy. */
export interface Shuffle {
  commitment: string;
  deck: string[];
  kings: number[];
  quests: string[];
  /** Lines in the order of dealing, each sorted in ascending order. */
  lines: string[][];
  salts: string[];
  root: string;
}

const ascii = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;
const label = (text: string): Bytes => joined(ascii(text), Uint8Array.of(0));

export function fromHex(hex: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("no hexadecimal digits");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function block(key: Bytes, name: string, number: number): Promise<Bytes> {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, number);
  return hmac(key, joined(label(name), count));
}

/** Random numbers from one byte stream. */
class Stream {
  private blocks = 0;
  private bytes: number[] = [];

  constructor(
    private readonly key: Bytes,
    private readonly name: string,
  ) {}

  async uniform(n: number): Promise<number> {
    if (n === 1) return 0;
    for (;;) {
      if (this.bytes.length === 0) this.bytes = [...(await block(this.key, this.name, this.blocks++))];
      const byte = this.bytes.shift() ?? 0;
      if (byte < 256 - (256 % n)) return byte % n;
    }
  }
}

async function shuffled<Item>(key: Bytes, name: string, items: readonly Item[]): Promise<Item[]> {
  const stream = new Stream(key, name);
  const list = [...items];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = await stream.uniform(i + 1);
    [list[i], list[j]] = [list[j] as Item, list[i] as Item];
  }
  return list;
}

const TERRAINS = ["wheat", "forest", "lake", "pasture", "swamp", "mine"];
const QUESTS = [
  ...TERRAINS.map((terrain) => `local_business_${terrain}`),
  ...TERRAINS.map((terrain) => `four_corners_${terrain}`),
  ...["harmony", "middle_kingdom", "lost_corner", "folie_des_grandeurs", "bleak_king"],
];
const LETTERS = ["A", "B", "C", "D", "E", "F"];
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
const place = (domino: string): number => (LETTERS.includes(domino) ? LETTERS.indexOf(domino) : 5 + Number(domino));

export const commitmentOf = async (game: Bytes, seed: Bytes): Promise<string> =>
  toHex(await sha256(joined(label("kingdomail-commit-1"), game, seed)));

/** `entropy` contains the bytes of each seat in hexadecimal; null for players without entropy. */
export async function shuffleOf(game: Bytes, seed: Bytes, entropy: (string | null)[], settings: ShuffleSettings): Promise<Shuffle> {
  const players = entropy.length;
  const bytes = entropy.map((given) => (given === null ? new Uint8Array(32) : fromHex(given)));
  if (seed.length !== 32 || bytes.some(({ length }) => length !== 32)) throw new Error("a seed and the players' bytes are 32 each");
  const key = await hmac(seed, joined(label("kingdomail-key-1"), game, Uint8Array.of(players), ...bytes));
  const giants = settings.expansion === "age_of_giants";
  const deck = await shuffled(key, "deck", giants ? [...LETTERS, ...numbers(54)] : numbers(48));
  const [length, count] = sizes(players, giants, settings);
  const lines = Array.from({ length: count / length }, (_, i) =>
    deck.slice(i * length, (i + 1) * length).sort((one, other) => place(one) - place(other)),
  );
  const salts = await Promise.all(lines.map((_, i) => block(key, "salt", i)));
  const leaves = await Promise.all(lines.map((line, i) => leafOf(salts[i]!, i, line)));
  return {
    commitment: await commitmentOf(game, seed),
    deck,
    kings: await kingsOf(key, players, settings),
    quests: giants ? (await shuffled(key, "quests", QUESTS)).slice(0, 2) : [],
    lines,
    salts: salts.map(toHex),
    root: toHex(await rootOf(leaves)),
  };
}

/** Returns the length of a line and the number of dominoes dealt in all. */
function sizes(players: number, giants: boolean, { edition, variants = [] }: ShuffleSettings): [number, number] {
  const isSmall = players === 2 && !variants.includes("mighty_duel");
  if (giants) return [5, isSmall ? 30 : 60];
  if (players === 3 && edition === "rulebook") return [3, 36];
  return [4, isSmall ? 24 : 48];
}

async function kingsOf(key: Bytes, players: number, { edition }: ShuffleSettings): Promise<number[]> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (edition === "rulebook") return shuffled(key, "kings", players === 2 ? seats.flatMap((seat) => [seat, seat]) : seats);
  const first = await new Stream(key, "first_seat").uniform(players);
  const table = seats.map((seat) => (first + seat) % players);
  return players === 2 ? [...table, ...[...table].reverse()] : table;
}

const leafOf = (salt: Bytes, number: number, line: string[]): Promise<Bytes> =>
  sha256(joined(Uint8Array.of(0), salt, Uint8Array.of(number), ascii(line.join(","))));

const nodeOf = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(joined(Uint8Array.of(1), left, right));

function leftPart(count: number): number {
  let part = 1;
  while (part * 2 < count) part *= 2;
  return part;
}

async function rootOf(leaves: Bytes[]): Promise<Bytes> {
  if (leaves.length === 1) return leaves[0]!;
  const left = leftPart(leaves.length);
  return nodeOf(await rootOf(leaves.slice(0, left)), await rootOf(leaves.slice(left)));
}

/** Returns the root of a Merkle path from a leaf; null if the path is invalid. */
async function climb(hash: Bytes, line: number, lines: number, path: Bytes[]): Promise<Bytes | null> {
  if (lines === 1) return path.length === 0 ? hash : null;
  const beside = path.at(-1);
  if (!beside) return null;
  const left = leftPart(lines);
  const below = path.slice(0, -1);
  const up = line < left ? await climb(hash, line, left, below) : await climb(hash, line - left, lines - left, below);
  return up && (line < left ? nodeOf(up, beside) : nodeOf(beside, up));
}

/** A dealt line with its proof. */
export interface Dealt {
  dominoes: string[];
  proof?: { salt: string; path: string[] } | null;
}

/** Returns true if the proof of a line leads to the root published at the start. */
export async function isProved({ dominoes, proof }: Dealt, line: number, lines: number, root: string): Promise<boolean> {
  if (!proof) return false;
  const led = await climb(await leafOf(fromHex(proof.salt), line, dominoes), line, lines, proof.path.map(fromHex));
  return led !== null && toHex(led) === root;
}

/** The parts of a game record that concern the shuffle. */
export interface ShuffledRecord {
  game: string;
  scheme: string;
  commitment: string;
  lines_root: string | null;
  seed: string;
  seats: { entropy: string | null }[];
  events: { fact: { type: string } }[];
}

export type Step = "commitment" | "lines" | "kings" | "quests" | "root" | "proofs";

/** Result of one verification step. */
export interface Checked {
  step: Step;
  agrees: boolean;
  /** The computed value, for display. */
  found: string;
}

interface Started {
  type: "game_started";
  settings: ShuffleSettings;
  kings: number[];
  quests?: string[];
  lines_root?: string | null;
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Verifies everything in a record that follows from the seed. Throws if the scheme is unknown. */
export async function checkRecord(record: ShuffledRecord): Promise<Checked[]> {
  if (!/^kingdomail-shuffle-[12]$/.test(record.scheme)) throw new Error("an unknown scheme");
  const game = fromHex(record.game.replaceAll("-", ""));
  const seed = fromHex(record.seed);
  const commitment = await commitmentOf(game, seed);
  const checked: Checked[] = [{ step: "commitment", agrees: commitment === record.commitment, found: commitment }];
  const facts = record.events.map(({ fact }) => fact);
  const started = facts.find(({ type }) => type === "game_started") as Started | undefined;
  if (!started) return checked;
  const shuffle = await shuffleOf(game, seed, record.seats.map(({ entropy }) => entropy), started.settings);
  const dealt = facts.filter(({ type }) => type === "line_dealt") as unknown as Dealt[];
  const lines = dealt.map(({ dominoes }) => dominoes);
  // Cancelled and unfinished games have not dealt all lines.
  checked.push({ step: "lines", agrees: alike(lines, shuffle.lines.slice(0, lines.length)), found: lines.map((line) => line.join(" ")).join(" · ") });
  checked.push({ step: "kings", agrees: alike(started.kings, shuffle.kings), found: shuffle.kings.map((seat) => seat + 1).join(" ") });
  if (shuffle.quests.length > 0) checked.push({ step: "quests", agrees: alike(started.quests ?? [], shuffle.quests), found: shuffle.quests.join(", ") });
  if (record.scheme !== "kingdomail-shuffle-2") return checked;
  const isRoot = record.lines_root === shuffle.root && started.lines_root === shuffle.root;
  checked.push({ step: "root", agrees: isRoot, found: shuffle.root });
  const proved = await Promise.all(dealt.map((line, i) => isProved(line, i, shuffle.lines.length, record.lines_root ?? "")));
  const salted = dealt.every(({ proof }, i) => proof?.salt === shuffle.salts[i]);
  checked.push({ step: "proofs", agrees: proved.every(Boolean) && salted, found: String(proved.filter(Boolean).length) });
  return checked;
}
