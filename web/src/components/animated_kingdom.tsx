import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Kingdom, Terrain } from "../api/types";
import { extentOf, cellKey } from "../game/geometry";
import { t } from "../i18n/text";
import { reducedMotion } from "../reduced_motion";
import { Board } from "./board";

type PlacedSquare = [x: number, y: number, terrain: Terrain, crowns: number];

/** Kingdom of twelve dominoes in the order of placement, two squares each. */
const SQUARES: PlacedSquare[] = [
  [1, 0, "wheat", 0], [2, 0, "wheat", 0],
  [0, 1, "forest", 0], [0, 2, "forest", 0],
  [-1, 0, "lake", 1], [-1, 1, "forest", 0],
  [1, 1, "wheat", 1], [2, 1, "wheat", 0],
  [0, -1, "lake", 0], [-1, -1, "lake", 0],
  [1, -1, "pasture", 2], [2, -1, "wheat", 0],
  [-2, 0, "lake", 0], [-2, 1, "forest", 1],
  [-1, 2, "forest", 0], [-2, 2, "swamp", 1],
  [1, 2, "wheat", 0], [2, 2, "mine", 2],
  [0, -2, "lake", 1], [-1, -2, "lake", 0],
  [1, -2, "pasture", 0], [2, -2, "pasture", 1],
  [-2, -1, "swamp", 0], [-2, -2, "swamp", 1],
];
const STEP_INTERVAL_MS = 1600;

/** Animation of a kingdom that grows domino by domino and starts over. */
export function AnimatedKingdom(): JSX.Element {
  const count = useSignal(reducedMotion.matches ? 12 : 4);
  useEffect(() => {
    if (reducedMotion.matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) count.value = count.value >= 14 ? 1 : count.value + 1;
    }, STEP_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const visible = SQUARES.slice(0, Math.min(count.value, 12) * 2);
  const squares = visible.map(([x, y, terrain, crowns], index) => ({ x, y, terrain, crowns, domino: String(index >> 1) }));
  const kingdom = { seat: 0, squares, giants: [], discards: [] } as unknown as Kingdom;
  const fresh = new Set(squares.slice(-2).map(cellKey));
  return (
    <Board
      class="living"
      kingdom={kingdom}
      seat={0}
      frame={5}
      view={extentOf(SQUARES.map(([x, y]) => ({ x, y })))}
      label={t("a-kingdom-grows")}
      changed={fresh}
    />
  );
}
