import { toHex } from "../hex";
import { hmac, concatBytes, sha256 } from "./sha256";

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
const label = (text: string): Bytes => concatBytes(ascii(text), Uint8Array.of(0));

export function fromHex(hex: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("no hexadecimal digits");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function block(key: Bytes, name: string, number: number): Promise<Bytes> {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, number);
  return hmac(key, concatBytes(label(name), count));
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
const GIANT_DOMINOES = ["A", "B", "C", "D", "E", "F"];
const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
const sortKey = (domino: string): number => (GIANT_DOMINOES.includes(domino) ? GIANT_DOMINOES.indexOf(domino) : 5 + Number(domino));

const commitmentOf = async (game: Bytes, seed: Bytes): Promise<string> =>
  toHex(await sha256(concatBytes(label("kingdomail-commit-1"), game, seed)));

/** `entropy` contains the bytes of each seat in hexadecimal; null for players without entropy. */
export async function shuffleOf(game: Bytes, seed: Bytes, entropy: (string | null)[], settings: ShuffleSettings): Promise<Shuffle> {
  const players = entropy.length;
  const bytes = entropy.map((hex) => (hex === null ? new Uint8Array(32) : fromHex(hex)));
  if (seed.length !== 32 || bytes.some(({ length }) => length !== 32)) throw new Error("a seed and the players' bytes are 32 each");
  const key = await hmac(seed, concatBytes(label("kingdomail-key-1"), game, Uint8Array.of(players), ...bytes));
  const giants = settings.expansion === "age_of_giants";
  const deck = await shuffled(key, "deck", giants ? [...GIANT_DOMINOES, ...numbers(54)] : numbers(48));
  const [length, count] = lineSizes(players, giants, settings);
  const lines = Array.from({ length: count / length }, (_, i) =>
    deck.slice(i * length, (i + 1) * length).sort((a, b) => sortKey(a) - sortKey(b)),
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
function lineSizes(players: number, giants: boolean, { edition, variants = [] }: ShuffleSettings): [number, number] {
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
  sha256(concatBytes(Uint8Array.of(0), salt, Uint8Array.of(number), ascii(line.join(","))));

const nodeOf = (left: Bytes, right: Bytes): Promise<Bytes> => sha256(concatBytes(Uint8Array.of(1), left, right));

function leftLeafCount(count: number): number {
  let part = 1;
  while (part * 2 < count) part *= 2;
  return part;
}

async function rootOf(leaves: Bytes[]): Promise<Bytes> {
  if (leaves.length === 1) return leaves[0]!;
  const left = leftLeafCount(leaves.length);
  return nodeOf(await rootOf(leaves.slice(0, left)), await rootOf(leaves.slice(left)));
}

/** Returns the root of a Merkle path from a leaf; null if the path is invalid. */
async function pathRoot(hash: Bytes, line: number, lines: number, path: Bytes[]): Promise<Bytes | null> {
  if (lines === 1) return path.length === 0 ? hash : null;
  const sibling = path.at(-1);
  if (!sibling) return null;
  const left = leftLeafCount(lines);
  const rest = path.slice(0, -1);
  const child = line < left ? await pathRoot(hash, line, left, rest) : await pathRoot(hash, line - left, lines - left, rest);
  return child && (line < left ? nodeOf(child, sibling) : nodeOf(sibling, child));
}

/** A dealt line with its proof. */
export interface DealtLine {
  dominoes: string[];
  proof?: { salt: string; path: string[] } | null;
}

/** Returns true if the proof of a line leads to the root published at the start. */
export async function verifyProof({ dominoes, proof }: DealtLine, line: number, lines: number, root: string): Promise<boolean> {
  if (!proof) return false;
  const computedRoot = await pathRoot(await leafOf(fromHex(proof.salt), line, dominoes), line, lines, proof.path.map(fromHex));
  return computedRoot !== null && toHex(computedRoot) === root;
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

export type VerificationStep = "commitment" | "lines" | "kings" | "quests" | "root" | "proofs";

/** Result of one verification step. */
export interface VerificationResult {
  step: VerificationStep;
  matches: boolean;
  /** The computed value, for display. */
  computed: string;
}

interface GameStarted {
  type: "game_started";
  settings: ShuffleSettings;
  kings: number[];
  quests?: string[];
  lines_root?: string | null;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Verifies everything in a record that follows from the seed. Throws if the scheme is unknown. */
export async function verifyRecord(record: ShuffledRecord): Promise<VerificationResult[]> {
  if (!/^kingdomail-shuffle-[12]$/.test(record.scheme)) throw new Error("an unknown scheme");
  const game = fromHex(record.game.replaceAll("-", ""));
  const seed = fromHex(record.seed);
  const commitment = await commitmentOf(game, seed);
  const results: VerificationResult[] = [{ step: "commitment", matches: commitment === record.commitment, computed: commitment }];
  const facts = record.events.map(({ fact }) => fact);
  const started = facts.find(({ type }) => type === "game_started") as GameStarted | undefined;
  if (!started) return results;
  const shuffle = await shuffleOf(game, seed, record.seats.map(({ entropy }) => entropy), started.settings);
  const dealt = facts.filter(({ type }) => type === "line_dealt") as unknown as DealtLine[];
  const lines = dealt.map(({ dominoes }) => dominoes);
  // Cancelled and unfinished games have not dealt all lines.
  results.push({ step: "lines", matches: isEqual(lines, shuffle.lines.slice(0, lines.length)), computed: lines.map((line) => line.join(" ")).join(" · ") });
  results.push({ step: "kings", matches: isEqual(started.kings, shuffle.kings), computed: shuffle.kings.map((seat) => seat + 1).join(" ") });
  if (shuffle.quests.length > 0) results.push({ step: "quests", matches: isEqual(started.quests ?? [], shuffle.quests), computed: shuffle.quests.join(", ") });
  if (record.scheme !== "kingdomail-shuffle-2") return results;
  const rootMatches = record.lines_root === shuffle.root && started.lines_root === shuffle.root;
  results.push({ step: "root", matches: rootMatches, computed: shuffle.root });
  const validProofs = await Promise.all(dealt.map((line, i) => verifyProof(line, i, shuffle.lines.length, record.lines_root ?? "")));
  const saltsMatch = dealt.every(({ proof }, i) => proof?.salt === shuffle.salts[i]);
  results.push({ step: "proofs", matches: validProofs.every(Boolean) && saltsMatch, computed: String(validProofs.filter(Boolean).length) });
  return results;
}
