import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Direction, DominoId, GameEvent, SeatIndex } from "../../api/types";
import type { Table } from "../../game/table";
import { announceTurn, playSound } from "../../sound";

/** Time in which a domino or a king moves to its place, in milliseconds; then the domino lands. */
const FLIGHT_MS = 300;
const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";

const ANGLES: Record<Direction, number> = { east: 0, south: 90, west: 180, north: 270 };

/** Shows the moves of other players as movements, and marks them and the player's turn by sound. */
export function useMotion(table: Table): void {
  useEffect(() => {
    const stopMoves = effect(() => {
      const event = table.animatedEvent.value;
      if (event) startMovement(event, table);
    });
    let wasMine: boolean | undefined;
    const stopTurns = effect(() => {
      const isMine = table.isMine.value;
      if (isMine && wasMine === false) announceTurn();
      // The turn with which the page is opened is not announced.
      wasMine = table.game.value === null ? undefined : isMine;
    });
    return () => {
      stopMoves();
      stopTurns();
    };
  }, [table]);
}

/** Runs before the table shows the event, so that the former places can be measured. */
function startMovement({ seat, payload }: GameEvent, table: Table): void {
  if (seat === null) return;
  if (payload.type === "placed") {
    const tile = tileOf(payload.domino);
    const from = tile?.getBoundingClientRect();
    if (tile && from) requestAnimationFrame(() => flyDomino(tile, from, seat, payload.direction));
    setTimeout(() => playSound("placing"), FLIGHT_MS);
  }
  if (payload.type === "picked") {
    const left = table.displayed.peek()?.current_line.findLast(({ king, resolved }) => king === seat && resolved);
    const from = (left && kingOn(left.domino))?.getBoundingClientRect();
    if (from) requestAnimationFrame(() => walkKing(payload.domino, from));
  }
}

const tileOf = (domino: DominoId): SVGElement | null => document.querySelector(`.domino[data-domino="${domino}"]`);

const kingOn = (domino: DominoId): Element | null | undefined => tileOf(domino)?.closest("li")?.querySelector(".king");

/** Slides a copy of a domino from the line to the squares where it lands. */
function flyDomino(tile: SVGElement, from: DOMRect, seat: SeatIndex, direction: Direction): void {
  const fresh = [...document.querySelectorAll(`.board[data-seat="${seat}"] .fresh`)];
  // An enlarged board comes after the small one.
  const board = fresh.at(-1)?.closest(".board");
  const squares = fresh.filter((square) => board?.contains(square)).map((square) => square.getBoundingClientRect());
  if (squares.length === 0) return;
  const [left, top] = [Math.min(...squares.map((square) => square.left)), Math.min(...squares.map((square) => square.top))];
  const [right, bottom] = [Math.max(...squares.map((square) => square.right)), Math.max(...squares.map((square) => square.bottom))];
  const flying = tile.cloneNode(true) as SVGElement;
  flying.classList.add("flying");
  Object.assign(flying.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(flying);
  const shift = `translate(${(left + right - from.left - from.right) / 2}px, ${(top + bottom - from.top - from.bottom) / 2}px)`;
  const scale = Math.max(right - left, bottom - top) / from.width;
  const end = `${shift} rotate(${ANGLES[direction]}deg) scale(${scale})`;
  flying.animate([{ transform: "none" }, { transform: end }], { duration: FLIGHT_MS, easing: EASING, fill: "forwards" }).onfinish = () => flying.remove();
}

/** Moves a king from the domino that it has left to the one that it has picked. */
function walkKing(domino: DominoId, from: DOMRect): void {
  const king = kingOn(domino);
  const to = king?.getBoundingClientRect();
  if (!king || !to) return;
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  king.animate([{ transform: shift }, { transform: "none" }], { duration: FLIGHT_MS, easing: EASING });
}
