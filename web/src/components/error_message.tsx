import type { JSX } from "preact";
import { useLocation } from "preact-iso";
import { ApiError, errorMessage, OfflineError } from "../api/errors";
import { isLoggedOut } from "../api/session";
import { t } from "../i18n/text";
import { EmptyState } from "./empty_state";
import { LoginRedirect } from "./redirect";

/**
 * Explains why a screen cannot be shown and offers a retry. Redirects visitors to the login if the
 * screen requires it.
 */
export function LoadError({ error, retry }: { error: unknown; retry?: () => void }): JSX.Element {
  if (error instanceof ApiError && error.problem.status === 401 && isLoggedOut()) return <LoginRedirect />;
  return (
    <EmptyState picture={error instanceof OfflineError ? "offline" : "lost"} text={errorMessage(error)} reason="failed">
      {retry && (
        <button type="button" class="primary large" onClick={retry}>
          {t("try-again")}
        </button>
      )}
      <a class="button large" href="/games">
        {t("nav-games")}
      </a>
    </EmptyState>
  );
}

/** Message about a failed action, announced by its live region. Hidden without an error. */
export function ErrorMessage({ error }: { error: unknown }): JSX.Element {
  const { url } = useLocation();
  return (
    <p class="problem" role="alert">
      {error == null ? "" : errorMessage(error)}
      {needsAccount(error) && (
        <>
          {" "}
          <a href={`/claim?then=${encodeURIComponent(url)}`}>{t("claim")}</a>
        </>
      )}
    </p>
  );
}

/** Returns true if the request was rejected because the player is a guest. */
const needsAccount = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "guests_play_unrated" || error.code === "guest_account");
