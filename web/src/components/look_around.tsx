import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { playAsGuest } from "../api/account";
import { t } from "../i18n/text";
import { Problem } from "./refused";

/** Shows what only members see to somebody who has no account yet, as a guest. */
export function LookAround(): JSX.Element {
  const problem = useSignal<unknown>(null);
  const look = async () => {
    try {
      await playAsGuest();
      location.reload();
    } catch (error) {
      problem.value = error;
    }
  };
  return (
    <>
      <button type="button" class="large" onClick={() => void look()}>
        {t("look-around")}
      </button>
      <Problem error={problem.value} />
    </>
  );
}
