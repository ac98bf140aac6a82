import type { JSX } from "preact";
import type { Game, Kingdom, Quest } from "../api/types";
import { questPoints } from "../game/catalogue";
import { describeQuest, questName, seatName } from "../game/descriptions";
import { t, text } from "../i18n/text";
import { King } from "./drawings";
import { QuestTiles } from "./quest_tile";
import { Sheet } from "./sheet";

/** Points of a kingdom, with the sources in a sheet. */
export function ScoreBreakdown({ game, kingdom }: { game: Game; kingdom: Kingdom }): JSX.Element {
  const summary = (
    <>
      <King seat={kingdom.seat} />
      <span class="name">{seatName(game, kingdom.seat)}</span>
      <QuestTiles kingdom={kingdom} />
      <strong>{t("points", { points: kingdom.score.total })}</strong>
    </>
  );
  return (
    <Sheet class="points" summary={summary}>
      <ScoreList game={game} kingdom={kingdom} />
    </Sheet>
  );
}

/** Points of a kingdom, by source. */
export function ScoreList({ game, kingdom }: { game: Game; kingdom: Kingdom }): JSX.Element {
  const { score } = kingdom;
  const scoring = score.properties.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  return (
    <>
      <ul class="score-list">
        {scoring.map(({ terrain, cells, crowns, points }) => (
          <li key={`${terrain}${cells[0]?.x},${cells[0]?.y}`}>
            {t("picture-property", { terrain: t(`terrain-${terrain}`), squares: cells.length, crowns, points })}
          </li>
        ))}
        {score.quests.map(({ quest, points }) => (
          <li key={quest}>
            {questName(quest)}: {t("points", { points })} <small>({describeQuest(quest, questPoints(quest))})</small>
          </li>
        ))}
        {score.bonuses.map(({ variant, points }) => (
          <li key={variant}>
            {text(`variant-${variant.replaceAll("_", "-")}`)}: {t("points", { points })}
            {!score.final && <small> ({describeQuest(variant, questPoints(variant as Quest))})</small>}
          </li>
        ))}
        {kingdom.discards.length > 0 && <li>{t("picture-discarded", { dominoes: kingdom.discards.length })}</li>}
      </ul>
      {game.settings.variants.length === 0 && game.quests.length === 0 && scoring.length === 0 && <p>{t("no-points-yet")}</p>}
    </>
  );
}
