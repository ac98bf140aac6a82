import type { JSX } from "preact";
import type { Kingdom } from "../api/types";
import { cellKey, cellsOf, type Extent, viewOf } from "../game/geometry";
import type { Hand } from "../game/hand";
import { t } from "../i18n/text";
import { Board } from "./board";
import { describePosition } from "./board_table";
import { previewDomino, Stage, Targets } from "./stage";

interface Props {
  kingdom: Kingdom;
  frame: number;
  view?: Extent | undefined;
  label: string;
  hand: Hand;
  /** Called on Enter when the domino is placed. */
  onConfirm?: () => void;
}

/** Board on which a domino can be tried out. */
export function TrialBoard({ kingdom, frame, view = viewOf(kingdom, frame), label, hand, onConfirm }: Props): JSX.Element {
  const selectable = new Set(hand.placements.value.cells.map(cellKey));
  const placed = hand.selection.value;
  return (
    <Stage hand={hand} onTap={(cell) => hand.tap(cell)} onConfirm={placed ? onConfirm : undefined} onClear={() => hand.clear()}>
      <Board
        kingdom={kingdom}
        seat={kingdom.seat}
        frame={frame}
        view={view}
        label={label}
        preview={placed ? previewDomino(placed.placement.command) : undefined}
        selectable={selectable}
      >
        <Targets
          cells={[...cellsOf(view)].filter((cell) => selectable.has(cellKey(cell)))}
          label={t("legal-cells")}
          current={placed?.cell}
          describe={(cell) => describePosition(cell, frame)}
        />
      </Board>
    </Stage>
  );
}
