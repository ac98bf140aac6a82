import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callApi, api } from "../../api/client";
import type { Game } from "../../api/types";
import { ErrorMessage } from "../../components/error_message";
import { type VerificationResult, verifyRecord } from "../../game/shuffle";
import { formatList, questName, seatName } from "../../game/descriptions";
import { t } from "../../i18n/text";

type State = "idle" | "working" | "done" | "failed";

/** Recomputes the shuffle of a finished game in the browser and compares it step by step. */
export function Verify({ game }: { game: Game }): JSX.Element {
  const state = useSignal<State>("idle");
  const results = useSignal<VerificationResult[]>([]);
  const problem = useSignal<unknown>(null);
  const verify = async () => {
    [state.value, problem.value] = ["working", null];
    try {
      const params = { path: { game_id: game.id } };
      const record = await callApi(() => api.GET("/v1/games/{game_id}/record", { params }));
      try {
        results.value = await verifyRecord(record);
        state.value = "done";
      } catch {
        state.value = "failed";
      }
    } catch (error) {
      [state.value, problem.value] = ["idle", error];
    }
  };
  const allMatch = results.value.length > 0 && results.value.every((item) => item.matches);
  return (
    <section class="verify" aria-labelledby="verify-title">
      <h2 id="verify-title">{t("verify-title")}</h2>
      <p>{t("verify-lead")}</p>
      {state.value !== "done" && (
        <p class="actions">
          <button type="button" disabled={state.value === "working"} onClick={() => void verify()}>
            {t("verify-now")}
          </button>
        </p>
      )}
      <ErrorMessage error={problem.value} />
      <div role="status" aria-live="polite">
        {state.value === "working" && <p>{t("verify-working")}</p>}
        {state.value === "failed" && <p class="verdict differs">{t("verify-failed")}</p>}
        {state.value === "done" && (
          <p class={allMatch ? "verdict" : "verdict differs"}>{allMatch ? t("verify-agrees") : t("verify-differs")}</p>
        )}
      </div>
      {state.value === "done" && (
        <>
          <ol class="verify-steps">
            {results.value.map((item) => (
              <li key={item.step} class={item.matches ? "agrees" : "differs"}>
                <p>
                  <strong>{item.matches ? t("verify-ok") : t("verify-wrong")}</strong> {describeStep(item)}
                </p>
                {item.step !== "proofs" && <small class="found">{t("verify-found", { found: formatResult(game, item) })}</small>}
              </li>
            ))}
          </ol>
          <p class="small">{contributions(game)}</p>
        </>
      )}
      <p class="small">
        <a href="/docs/shuffle">{t("verify-method")}</a>
      </p>
    </section>
  );
}

const describeStep = ({ step, computed }: VerificationResult): string =>
  step === "proofs" ? t("verify-proofs", { lines: Number(computed) }) : t(`verify-${step}`);

/** Describes the computed value of a step in terms of the game where possible. */
function formatResult(game: Game, { step, computed }: VerificationResult): string {
  if (step === "kings") return computed.split(" ").map((seat) => seatName(game, Number(seat) - 1)).join(", ");
  if (step === "quests") return formatList(computed.split(", ").map(questName));
  return computed;
}

function contributions(game: Game): string {
  const names = game.seats.filter(({ entropy }) => entropy !== null).map(({ seat }) => seatName(game, seat));
  return names.length > 0 ? t("verify-own-bytes", { names: formatList(names) }) : t("verify-no-bytes");
}
