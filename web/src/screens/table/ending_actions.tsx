import type { JSX } from "preact";
import type { Series } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { ShareButton } from "../../components/share_button";
import { describeTurn } from "../../game/descriptions";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";
import { Rematch } from "./rematch";
import { SeriesNext } from "./series_next";
import { SharePicture } from "./share_picture";

interface Props {
  table: Table;
  /** The series of the game; null for none and until it is loaded. */
  series: Series | null;
  onSeriesChange: (after: Series) => void;
  onReview: () => void;
  onReplay: () => void;
}

/** Next steps after a game: the next game first. */
export function EndingActions({ table, series, onSeriesChange, onReview, onReplay }: Props): JSX.Element | null {
  const game = table.game.value;
  if (!game) return null;
  return (
    <div class="ending-actions">
      {game.series && <SeriesNext gameSeries={game.series} series={series} onChange={onSeriesChange} />}
      {!game.series && game.your_seat !== null && <Rematch table={table} />}
      <p class="further">
        <button type="button" onClick={onReplay}>
          {t("replay")}
        </button>
        <button type="button" onClick={onReview}>
          {t("look-back")}
        </button>
        <ShareButton title={describeTurn(game)} path={`/games/${game.id}`} label={t("share-link")} />
        <SharePicture table={table} />
      </p>
      <ErrorMessage error={table.problem.value} />
    </div>
  );
}
