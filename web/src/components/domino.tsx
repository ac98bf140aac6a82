import type { JSX } from "preact";
import type { DominoId } from "../api/types";
import { dominoOf } from "../game/catalogue";
import { t } from "../i18n/text";
import { Square } from "./square";

/** Drawing of a domino as it lies on the table. */
export function DominoTile({ id, vertical = false }: { id: DominoId; vertical?: boolean }): JSX.Element {
  const domino = dominoOf(id);
  const second = vertical ? "translate(0 40)" : "translate(40 0)";
  return (
    <svg class="domino" data-domino={id} viewBox={vertical ? "0 0 40 80" : "0 0 80 40"} aria-hidden="true" dir="ltr">
      {domino && (
        <g class="face">
          <Square {...domino.first} variant={0} />
          <g transform={second}>
            <Square {...domino.second} variant={1} />
          </g>
        </g>
      )}
      <rect class="outline" x="0.6" y="0.6" width={vertical ? 38.8 : 78.8} height={vertical ? 78.8 : 38.8} rx="4" />
    </svg>
  );
}

/** Describes a domino: "domino 36: wheat, lake with 1 crown". */
export function describeDomino(id: DominoId): string {
  const domino = dominoOf(id);
  if (!domino) return t("domino-named", { domino: id });
  const half = ({ terrain, crowns }: typeof domino.first) =>
    crowns === 0 ? t(`terrain-${terrain}`) : t("picture-square", { terrain: t(`terrain-${terrain}`), crowns });
  const words = t("domino-in-words", { domino: id, first: half(domino.first), second: half(domino.second) });
  if (domino.kind === "giant") return `${words}, ${t("picture-with-giant")}`;
  return domino.kind === "footprint" ? `${words}, ${t("picture-with-footprint")}` : words;
}
