import type { JSX } from "preact";
import { playAsGuest } from "../api/account";
import { t } from "../i18n/text";
import { Problem } from "./refused";
import { useSending } from "./sending";

/** Lets a visitor continue to a screen for members as a guest. */
export function LookAround(): JSX.Element {
  const sending = useSending();
  const look = async () => {
    if (await sending.send(playAsGuest)) location.reload();
  };
  return (
    <>
      <button type="button" class="large" aria-disabled={sending.busy} onClick={() => void look()}>
        {t("look-around")}
      </button>
      <Problem error={sending.error} />
    </>
  );
}
