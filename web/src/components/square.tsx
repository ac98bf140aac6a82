import type { JSX } from "preact";
import type { Terrain as TerrainName } from "../api/types";
import { t } from "../i18n/text";
import { preferences } from "../preferences";
import { Crowns, Terrain } from "./drawings";

interface Props {
  terrain: TerrainName;
  crowns: number;
  /** Number of crowns covered by giants. */
  covered?: number;
  /** Selects one of the drawings of the terrain. */
  variant: number;
}

/** Square of a domino, 40 × 40 units, with its letter if the player prefers letters. */
export function Square({ terrain, crowns, covered = 0, variant }: Props): JSX.Element {
  return (
    <>
      <Terrain terrain={terrain} variant={variant} />
      {preferences.value.terrainLetters && (
        <g class="letter">
          <circle cx="7.5" cy="7.5" r="6" />
          <text x="7.5" y="10.8">
            {t(`letter-${terrain}`)}
          </text>
        </g>
      )}
      <Crowns count={crowns} covered={covered} />
    </>
  );
}
