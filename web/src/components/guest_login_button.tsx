import type { JSX } from "preact";
import { createGuest } from "../api/account";
import { t } from "../i18n/text";
import { ErrorMessage } from "./error_message";
import { useSubmission } from "./submission";

/** Lets a visitor continue to a screen for members as a guest. */
export function GuestLoginButton(): JSX.Element {
  const submission = useSubmission();
  const logInAsGuest = async () => {
    if (await submission.run(() => createGuest())) location.reload();
  };
  return (
    <>
      <button type="button" class="large" aria-disabled={submission.busy} onClick={() => void logInAsGuest()}>
        {t("look-around")}
      </button>
      <ErrorMessage error={submission.error} />
    </>
  );
}
