import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { Category } from "../../api/types";
import { formatCount, formatDecimal } from "../../i18n/numbers";
import { isolate, t } from "../../i18n/text";
import { formatDate } from "../../i18n/time";
import { useResource } from "../../resource";

const WIDTH = 320;
const HEIGHT = 132;
const MARGIN_LEFT = 26;
const MARGIN_RIGHT = 8;
const MARGIN_TOP = 8;
const MARGIN_BOTTOM = 22;

/** Maximum number of games in the curve: a page of the API. */
const MAX_GAMES = 100;

/** Rating of a new player. */
const FIRST = { mean: 25, deviation: 25 / 3 };

interface Point {
  mean: number;
  deviation: number;
}

/** Course of a rating with its uncertainty, game by game, and the same in a sentence. */
export function RatingCurve({ id, category }: { id: string; category: Category }): JSX.Element {
  const params = { path: { player_id: id, category }, query: { limit: MAX_GAMES } };
  const history = useResource(() => callApi(() => api.GET("/v1/players/{player_id}/ratings/{category}", { params })), `${id} ${category}`);
  const page = history.value;
  // The space is reserved, so that the layout does not move. Without a response, the rating stands alone.
  if (page === null || page.items.length === 0) return <div class="rating-curve" />;
  const games = page.items.toReversed();
  const points: Point[] = page.next_cursor === null ? [FIRST, ...games] : games;
  const means = games.map(({ mean }) => mean);
  const [first, last] = [points[0] ?? FIRST, points.at(-1) ?? FIRST];
  const [from, until] = [formatDate(games[0]?.ended_at ?? ""), formatDate(games.at(-1)?.ended_at ?? "")];
  const description = t("rating-curve", {
    games: games.length,
    from,
    until,
    first: `${formatDecimal(first.mean)} ± ${formatDecimal(first.deviation)}`,
    last: `${formatDecimal(last.mean)} ± ${formatDecimal(last.deviation)}`,
    highest: formatDecimal(Math.max(...means)),
    lowest: formatDecimal(Math.min(...means)),
  });
  return (
    <svg class="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
      <title>{description}</title>
      <Curve points={points} />
      <text x={MARGIN_LEFT} y={HEIGHT - 4}>
        {isolate(from)}
      </text>
      {until !== from && (
        <text x={WIDTH - MARGIN_RIGHT} y={HEIGHT - 4} class="end">
          {isolate(until)}
        </text>
      )}
    </svg>
  );
}

function Curve({ points }: { points: Point[] }): JSX.Element {
  const [low, high] = [Math.min(...points.map((point) => point.mean - point.deviation)), Math.max(...points.map((point) => point.mean + point.deviation))];
  const step = [1, 2, 5, 10, 20].find((size) => (high - low) / size <= 4) ?? 50;
  const marks = Array.from({ length: Math.floor(high / step) - Math.ceil(low / step) + 1 }, (_, index) => (Math.ceil(low / step) + index) * step);
  const x = (index: number) => MARGIN_LEFT + (index / (points.length - 1)) * (WIDTH - MARGIN_LEFT - MARGIN_RIGHT);
  const y = (value: number) => MARGIN_TOP + ((high - value) / (high - low)) * (HEIGHT - MARGIN_TOP - MARGIN_BOTTOM);
  const line = (value: (point: Point) => number) => points.map((point, index) => `${x(index).toFixed(1)},${y(value(point)).toFixed(1)}`);
  const band = [...line(({ mean, deviation }) => mean + deviation), ...line(({ mean, deviation }) => mean - deviation).reverse()];
  const last = points.length - 1;
  return (
    <>
      {marks.map((value) => (
        <g key={value} class="mark">
          <line x1={MARGIN_LEFT} x2={WIDTH - MARGIN_RIGHT} y1={y(value)} y2={y(value)} />
          <text x={MARGIN_LEFT - 6} y={y(value) + 4} class="end">
            {formatCount(value)}
          </text>
        </g>
      ))}
      <polygon class="band" points={band.join(" ")} />
      <polyline class="line" points={line(({ mean }) => mean).join(" ")} />
      <circle class="now" cx={x(last)} cy={y(points[last]?.mean ?? 0)} r="4" />
    </>
  );
}
