import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n/text";
import { tell } from "./toast";

/** A link that is handed to another program, or copied where there is none to hand it to. */
export function Share({ title, path, label }: { title: string; path: string; label?: string }): JSX.Element {
  const copied = useSignal(false);
  const share = async () => {
    const url = new URL(path, document.baseURI).href;
    try {
      if (typeof navigator.share === "function") await navigator.share({ title, url });
      else if (typeof navigator.clipboard === "object") {
        await navigator.clipboard.writeText(url);
        copied.value = true;
      } else {
        // Over plain HTTP from another machine there is no clipboard.
        tell(url);
      }
    } catch {
      // Whoever changes their mind about sharing has done nothing wrong.
    }
  };
  return (
    <button type="button" onClick={() => void share()}>
      {copied.value ? t("link-copied") : (label ?? t("share"))}
    </button>
  );
}
