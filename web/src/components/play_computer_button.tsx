import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { createTable, createGuest } from "../api/account";
import { session } from "../api/session";
import { t } from "../i18n/text";
import { ErrorMessage } from "./error_message";
import { useSubmission } from "./submission";

interface ComputerGame {
  start: () => void;
  isStarting: boolean;
  error: unknown;
}

/** Starts a two-player game against the computer. Creates a guest account if necessary. */
export function useComputerGame(): ComputerGame {
  const location = useLocation();
  const submission = useSubmission();
  const play = async () => {
    if (!session.value) await createGuest();
    location.route(`/games/${await createTable({ settings: { players: 2 }, house: ["greedy"], rated: "no" })}`);
  };
  return { start: () => void submission.run(play), isStarting: submission.busy, error: submission.error };
}

/** Button that starts a game against the computer. */
export function PlayComputerButton(): JSX.Element {
  const { start, isStarting, error } = useComputerGame();
  return (
    <div class="play-house">
      <button type="button" class="primary large" aria-disabled={isStarting} onClick={start}>
        {t("play-house")}
      </button>
      {!session.value && <p class="small">{t("play-house-explained")}</p>}
      <ErrorMessage error={error} />
    </div>
  );
}
