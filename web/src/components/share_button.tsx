import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n/text";
import { showToast } from "./toast";

/** Button that opens the share sheet of the system, or copies the link if there is none. */
export function ShareButton({ title, path, label }: { title: string; path: string; label?: string }): JSX.Element {
  const copied = useSignal(false);
  const share = async () => {
    const url = new URL(path, document.baseURI).href;
    try {
      if (typeof navigator.share === "function") await navigator.share({ title, url });
      else if (typeof navigator.clipboard === "object") {
        await navigator.clipboard.writeText(url);
        copied.value = true;
      } else {
        // The clipboard requires a secure context.
        showToast(url);
      }
    } catch {
      // A cancelled share is not an error.
    }
  };
  return (
    <button type="button" onClick={() => void share()}>
      {copied.value ? t("link-copied") : (label ?? t("share"))}
    </button>
  );
}
