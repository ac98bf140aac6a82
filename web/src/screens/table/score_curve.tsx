import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callApi, api } from "../../api/client";
import type { Game } from "../../api/types";
import { King } from "../../components/drawings";
import { seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";

const WIDTH = 480;
const HEIGHT = 200;
const MARGIN_LEFT = 36;
const MARGIN_BOTTOM = 26;
const MARGIN_TOP = 10;

interface Scores {
  version: number;
  round: number;
  points: number[];
}

/**
 * Chart of the points of all players, with dash patterns besides colours, and the same data as a
 * table.
 */
export function ScoreCurve({ game, currentVersion, onSelect }: { game: Game; currentVersion: number; onSelect: (version: number) => void }): JSX.Element | null {
  const curve = useSignal<Scores[]>([]);
  useEffect(() => {
    const params = { path: { game_id: game.id } };
    callApi(() => api.GET("/v1/games/{game_id}/scores", { params })).then(
      ({ items }) => (curve.value = items),
      // Best effort: the history works without the chart.
      () => {},
    );
  }, [game.id, game.version]);
  const scores = curve.value;
  const last = scores.length - 1;
  if (last < 1) return null;
  const currentIndex = Math.max(0, scores.findLastIndex(({ version }) => version <= currentVersion));
  const roundEnds = scores.filter((item, index) => scores[index + 1]?.round !== item.round);
  return (
    <figure class="curve">
      <figcaption>
        <h2>{t("history-curve")}</h2>
        <ul>
          {game.seats.map(({ seat }) => (
            <li key={seat}>
              <King seat={seat} />
              <svg class={`sample seat-${seat + 1}`} viewBox="0 0 28 6" aria-hidden="true">
                <line class={`dash-${seat + 1}`} x1="0" x2="28" y1="3" y2="3" />
              </svg>
              {t("history-score-of", { name: seatName(game, seat), points: scores[currentIndex]?.points[seat] ?? 0 })}
            </li>
          ))}
        </ul>
      </figcaption>
      <Lines scores={scores} currentIndex={currentIndex} seats={game.seats.length} onSelect={onSelect} />
      <details>
        <summary>{t("points-by-round")}</summary>
        <div class="scores-table" tabIndex={0} role="region" aria-label={t("points-by-round")}>
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
              {roundEnds.map((item) => (
                <tr key={item.version}>
                  <th scope="row">{item.round}</th>
                  {item.points.map((points, seat) => (
                    <td key={seat}>{points}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** The drawing. The table and the slider of the history are its accessible alternatives. */
function Lines({ scores, currentIndex, seats, onSelect }: { scores: Scores[]; currentIndex: number; seats: number; onSelect: (version: number) => void }): JSX.Element {
  const last = scores.length - 1;
  const maxPoints = Math.max(4, ...scores.flatMap(({ points }) => points));
  const gridStep = [1, 2, 5, 10, 20, 50, 100].find((size) => maxPoints / size <= 5) ?? 200;
  const marks = Array.from({ length: Math.floor(maxPoints / gridStep) + 1 }, (_, index) => index * gridStep);
  const x = (index: number) => MARGIN_LEFT + (index / last) * (WIDTH - MARGIN_LEFT - 8);
  const y = (points: number) => HEIGHT - MARGIN_BOTTOM - (points / maxPoints) * (HEIGHT - MARGIN_BOTTOM - MARGIN_TOP);
  const stepWidth = (WIDTH - MARGIN_LEFT) / last;
  const rounds = scores.flatMap(({ round }, index) => (round > 0 && round !== scores[index - 1]?.round ? [{ round, index }] : []));
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" dir="ltr">
      {marks.map((points) => (
        <g key={points} class="mark">
          <line x1={MARGIN_LEFT} x2={WIDTH} y1={y(points)} y2={y(points)} />
          <text x={MARGIN_LEFT - 6} y={y(points) + 4} class="end">
            {points}
          </text>
        </g>
      ))}
      {rounds
        .filter((_, index) => rounds.length <= 8 || index % 2 === 0)
        .map(({ round, index }) => (
          <text key={round} x={x(index)} y={HEIGHT - 4} class="mark middle">
            {round}
          </text>
        ))}
      <line class="here" x1={x(currentIndex)} x2={x(currentIndex)} y1={MARGIN_TOP} y2={HEIGHT - MARGIN_BOTTOM} />
      {Array.from({ length: seats }, (_, seat) => (
        <g key={seat} class={`line seat-${seat + 1}`}>
          <polyline class={`dash-${seat + 1}`} points={scores.map(({ points }, index) => `${x(index)},${y(points[seat] ?? 0)}`).join(" ")} />
          <circle cx={x(currentIndex)} cy={y(scores[currentIndex]?.points[seat] ?? 0)} r="4.5" />
        </g>
      ))}
      {scores.map(({ version }, index) => (
        <rect key={version} x={x(index) - stepWidth / 2} y="0" width={stepWidth} height={HEIGHT} onClick={() => onSelect(version)} />
      ))}
    </svg>
  );
}
