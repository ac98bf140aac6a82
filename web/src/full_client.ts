import { signal } from "@preact/signals";
import { addTexts, REMAINING_TEXTS } from "./i18n/text";

/** Path of the stylesheet; defined by build.mjs. */
declare const REMAINING_STYLES: string;

let loading: Promise<unknown> | null = null;

/** True once the first attempt to load has succeeded or failed. */
export const isFullClientSettled = signal(false);

/**
 * Loads the texts and styles of all screens except the first page, the list of games and the
 * running table, which do not wait for them. Screens that need them are shown afterwards.
 */
export async function loadFullClient(): Promise<void> {
  loading ??= Promise.all([addTexts(REMAINING_TEXTS), addStyles(REMAINING_STYLES)]).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  try {
    await loading;
  } finally {
    isFullClientSettled.value = true;
  }
}

function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}
