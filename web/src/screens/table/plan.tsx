import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { callApi, api } from "../../api/client";
import { ApiError } from "../../api/errors";
import type { Game } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { Sheet } from "../../components/sheet";
import { showToast } from "../../components/toast";
import { plannedSpot } from "../../game/planned_spots";
import type { Table } from "../../game/table";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { type Premove, trialHand, type NextTurn, nextTurn, type PremovePlan, type PremoveFallback, isSamePlan, type PremovePreview } from "./plan_draft";
import { PlanPicks } from "./plan_picks";
import { PlanPlace } from "./plan_place";
import { PlanPreview } from "./plan_preview";

/**
 * Plan for the player's next turn, made while opponents move. Hidden if there is nothing to plan.
 */
export function Plan({ table }: { table: Table }): JSX.Element | null {
  const game = table.game.value;
  const next = useMemo(() => game && nextTurn(game), [game]);
  const saved = useSignal<Premove | null>(null);
  const isLoaded = useSignal(false);
  const version = game?.version;
  useEffect(() => {
    if (!next) return;
    let current = true;
    const params = { path: { game_id: table.id } };
    callApi(() => api.GET("/v1/games/{game_id}/premove", { params })).then(
      (plan) => current && ([saved.value, isLoaded.value] = [plan, true]),
      // Most often a 404: there is no plan. Other errors reappear when a plan is saved.
      () => current && ([saved.value, isLoaded.value] = [null, true]),
    );
    return () => {
      current = false;
    };
  }, [table.id, version, next !== null]);
  if (!game || !next || !isLoaded.value) return null;
  return (
    <Sheet class="plan" summary={saved.value ? t("plan-given") : t("plan-title")}>
      {saved.value && <small>{t("plan-since", { at: formatDateTime(saved.value.created_at) })}</small>}
      {/* A new turn resets the draft; opponents' moves do not. */}
      <Draft key={`${next.domino}/${next.picks}`} game={game} next={next} saved={saved.value} onSaved={(plan) => (saved.value = plan)} />
    </Sheet>
  );
}

interface DraftProps {
  game: Game;
  next: NextTurn;
  saved: Premove | null;
  onSaved: (plan: Premove | null) => void;
}

function Draft({ game, next, saved, onSaved }: DraftProps): JSX.Element {
  const before = saved?.plan;
  const hand = useMemo(() => trialHand(game, next), [next.kingdom, next.domino]);
  const fallback = useSignal<PremoveFallback>(before?.place?.otherwise ?? "ask");
  const picks = useSignal<string[]>(before?.pick ?? []);
  const voidTaken = useSignal<string[]>(before?.void_if_taken ?? []);
  const voidGiant = useSignal(before?.void_if_giant_came ?? false);
  const preview = useSignal<PremovePreview | null>(null);
  const problem = useSignal<unknown>(null);
  const busy = useSignal(false);
  const path = { game_id: game.id };
  useEffect(() => {
    const at = before?.place?.at ?? (next.domino === null ? undefined : plannedSpot(game.id, next.domino));
    const placement = hand.placements.peek().planned(at ?? undefined);
    if (placement && hand.selection.peek() === null) hand.select(placement, placement.command);
  }, [hand]);
  const command = hand.selection.value?.placement.command;
  const at = command ? { x: command.x, y: command.y, direction: command.direction } : null;
  const plan: PremovePlan = {
    // `null` leaves the placement to the player, as does `ask` without a placement.
    place: next.domino !== null && (at || fallback.value === "best_score") ? { at, otherwise: fallback.value } : null,
    pick: picks.value,
    void_if_taken: voidTaken.value,
    void_if_giant_came: voidGiant.value,
  };
  const isEmpty = !plan.place && picks.value.length === 0;
  const wanted = JSON.stringify(plan);
  useEffect(() => {
    if (isEmpty) {
      preview.value = null;
      return;
    }
    let current = true;
    // Debounce previews while the player rotates a domino.
    const timer = setTimeout(() => {
      callApi(() => api.POST("/v1/games/{game_id}/premove/preview", { params: { path }, body: { plan } })).then(
        (result) => current && ([preview.value, problem.value] = [result, null]),
        (error: unknown) => current && ([preview.value, problem.value] = [null, error]),
      );
    }, 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, game.version, isEmpty]);
  const attempt = async (operation: () => Promise<Premove | null>, words: string) => {
    [busy.value, problem.value] = [true, null];
    try {
      onSaved(await operation());
      showToast(words);
    } catch (error) {
      if (error instanceof ApiError && error.code === "premove_not_found") onSaved(null);
      else problem.value = error;
    } finally {
      busy.value = false;
    }
  };
  const savePlan = () =>
    attempt(() => callApi(() => api.PUT("/v1/games/{game_id}/premove", { params: { path }, body: { plan } })), t("plan-saved"));
  const withdraw = () =>
    attempt(async () => {
      await callApi(() => api.DELETE("/v1/games/{game_id}/premove", { params: { path } }));
      return null;
    }, t("plan-withdrawn"));
  const isUnchanged = before !== undefined && isSamePlan(before, plan);
  return (
    <div class="plan-draft">
      <p class="small">{t("plan-lead")}</p>
      {next.domino !== null && <PlanPlace game={game} next={next} hand={hand} fallback={fallback} />}
      <PlanPicks game={game} next={next} picks={picks} voidTaken={voidTaken} voidGiant={voidGiant} />
      {!isEmpty && preview.value && <PlanPreview game={game} next={next} preview={preview.value} />}
      <ErrorMessage error={problem.value} />
      <p class="actions">
        <button type="button" class="primary" disabled={busy.value || isEmpty || isUnchanged} onClick={() => void savePlan()}>
          {saved ? t("plan-change") : t("plan-give")}
        </button>
        {saved && (
          <button type="button" disabled={busy.value} onClick={() => void withdraw()}>
            {t("plan-withdraw")}
          </button>
        )}
      </p>
    </div>
  );
}
