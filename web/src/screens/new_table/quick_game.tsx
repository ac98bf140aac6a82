import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { createTable, createGuest } from "../../api/account";
import { session } from "../../api/session";
import type { HousePlayer, CreateTable } from "../../api/types";
import { Select } from "../../components/inputs";
import { ErrorMessage } from "../../components/error_message";
import { useSubmission } from "../../components/submission";
import { HOUSE_LEVELS } from "../../game/house_levels";
import { t } from "../../i18n/text";

const PLAYER_COUNTS = [2, 3, 4];

/** Button that starts a game against the computer immediately. */
export function QuickGame(): JSX.Element {
  const location = useLocation();
  const submission = useSubmission();
  const level = useSignal<HousePlayer>("greedy");
  const play = async (settings: CreateTable["settings"]) => {
    if (!session.value) await createGuest();
    const house = Array.from({ length: settings.players - 1 }, () => level.value);
    location.route(`/games/${await createTable({ settings, house })}`);
  };
  const startButton = (label: string, settings: CreateTable["settings"]) => (
    <button type="button" aria-disabled={submission.busy} onClick={() => void submission.run(() => play(settings))}>
      {label}
    </button>
  );
  return (
    <section class="quick" aria-labelledby="quick">
      <header class="section-head">
        <h2 id="quick">{t("new-quick")}</h2>
        <Select
          class="against"
          label={t("new-against")}
          options={HOUSE_LEVELS.map((value) => ({ value, label: t(`house-name-${value}`) }))}
          value={level.value}
          onChoose={(value) => (level.value = value)}
        />
      </header>
      <div class="quick-games">
        {PLAYER_COUNTS.map((players) => startButton(t("player.counted", { count: players }), { players }))}
        {startButton(t("expansion-age-of-giants"), { players: 3, expansion: "age_of_giants" })}
      </div>
      <p class="explained" aria-live="polite">
        {t(`new-house-${level.value}`)}. {t("new-quick-explained")}
      </p>
      <ErrorMessage error={submission.error} />
    </section>
  );
}
