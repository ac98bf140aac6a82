import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { openTable, playAsGuest } from "../../api/account";
import { session } from "../../api/session";
import type { HousePlayer, OpenTable } from "../../api/types";
import { Select } from "../../components/fields";
import { Problem } from "../../components/refused";
import { HOUSE_LEVELS } from "../../game/house";
import { t } from "../../i18n/text";

const SIZES = [2, 3, 4];

/** Button that starts a game against the computer immediately. */
export function Quick(): JSX.Element {
  const location = useLocation();
  const problem = useSignal<unknown>(null);
  const starting = useSignal(false);
  const level = useSignal<HousePlayer>("greedy");
  const play = async (settings: OpenTable["settings"]) => {
    starting.value = true;
    problem.value = null;
    try {
      if (!session.value) await playAsGuest();
      const house = Array.from({ length: settings.players - 1 }, () => level.value);
      location.route(`/games/${await openTable({ settings, house })}`);
    } catch (error) {
      problem.value = error;
    } finally {
      starting.value = false;
    }
  };
  const start = (label: string, settings: OpenTable["settings"]) => (
    <button type="button" disabled={starting.value} onClick={() => void play(settings)}>
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
          choose={(value) => (level.value = value)}
        />
      </header>
      <div class="quick-games">
        {SIZES.map((players) => start(t("player.counted", { count: players }), { players }))}
        {start(t("expansion-age-of-giants"), { players: 3, expansion: "age_of_giants" })}
      </div>
      <p class="explained" aria-live="polite">
        {t(`new-house-${level.value}`)}. {t("new-quick-explained")}
      </p>
      <Problem error={problem.value} />
    </section>
  );
}
