import type { JSX } from "preact";
import type { Game } from "../../api/types";
import { Board } from "../../components/board";
import { previewDomino } from "../../components/stage";
import { extentOf, frameOf } from "../../game/geometry";
import { t } from "../../i18n/text";
import type { NextTurn, PremovePreview } from "./plan_draft";

/** Server's preview of the plan, as a drawing and in words. */
export function PlanPreview({ game, next, preview }: { game: Game; next: NextTurn; preview: PremovePreview }): JSX.Element {
  const { place, pick } = preview;
  const laid = place?.type === "place" ? previewDomino(place) : undefined;
  const id = next.domino ?? "";
  const words = [
    next.domino !== null &&
      (place === null
        ? t("plan-would-ask-place", { domino: id })
        : place.type === "discard"
          ? t("plan-would-discard", { domino: id })
          : t("plan-would-place", { domino: id })),
    next.picks === "now" && (pick?.type === "pick" ? t("plan-would-pick", { domino: pick.domino }) : t("plan-would-ask-pick")),
    t("plan-would-score", { points: preview.score }),
  ].filter((item) => item !== false);
  return (
    <section class="plan-trial" aria-label={t("plan-would")}>
      {laid && (
        <Board
          kingdom={next.kingdom}
          seat={next.kingdom.seat}
          frame={frameOf(game.settings)}
          view={extentOf([...next.kingdom.squares, ...laid.cells])}
          label={t("plan-would")}
          preview={laid}
        />
      )}
      <div role="status" aria-live="polite">
        <strong>{t("plan-would")}</strong>
        <p>{words.join(" ")}</p>
      </div>
    </section>
  );
}
