import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { answered, api } from "../../api/client";
import type { Game } from "../../api/types";
import { seatName } from "../../game/words";
import { t } from "../../i18n/text";

const WIDTH = 320;
const HEIGHT = 120;

interface Scores {
  version: number;
  round: number;
  points: number[];
}

/** How the points of all players went, round by round: a line each, and the same as a table. */
export function ScoreCurve({ game, at, look }: { game: Game; at: number; look: (version: number) => void }): JSX.Element | null {
  const curve = useSignal<Scores[]>([]);
  useEffect(() => {
    const params = { path: { game_id: game.id } };
    answered(() => api.GET("/v1/games/{game_id}/scores", { params })).then(
      ({ items }) => (curve.value = items),
      // Without it the rest of the history is as good.
      () => {},
    );
  }, [game.id, game.version]);
  const scores = curve.value;
  const most = Math.max(1, ...scores.flatMap(({ points }) => points));
  const last = scores.length - 1;
  if (last < 1) return null;
  const x = (index: number) => (index / last) * WIDTH;
  const y = (points: number) => HEIGHT - (Math.max(0, points) / most) * (HEIGHT - 8) - 4;
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" dir="ltr">
        {scores.map((one, index) => (
          <rect
            key={one.version}
            class={one.version <= at ? "past" : "to-come"}
            x={x(index) - WIDTH / last / 2}
            y="0"
            width={WIDTH / last}
            height={HEIGHT}
            onClick={() => look(one.version)}
          />
        ))}
        {game.seats.map(({ seat }) => (
          <polyline
            key={seat}
            class={`seat-${seat + 1}`}
            points={scores.map(({ points }, index) => `${x(index)},${y(points[seat] ?? 0)}`).join(" ")}
          />
        ))}
      </svg>
      <details>
        <summary>{t("points-by-round")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("column-round")}</th>
              {game.seats.map(({ seat }) => (
                <th scope="col" key={seat}>
                  {seatName(game, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores
              .filter((one, index) => scores[index + 1]?.round !== one.round)
              .map((one) => (
                <tr key={one.version}>
                  <th scope="row">{one.round}</th>
                  {one.points.map((points, seat) => (
                    <td key={seat}>{points}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
