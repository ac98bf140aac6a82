import type { TextFile } from "../i18n/text";

/** What the lessons say; nobody else waits for it. */
export const LEARN_TEXTS: TextFile = {
  en: () => import("../../../src/i18n/en/learn.ftl"),
  el: () => import("../../../src/i18n/el/learn.ftl"),
  pl: () => import("../../../src/i18n/pl/learn.ftl"),
  bg: () => import("../../../src/i18n/bg/learn.ftl"),
  he: () => import("../../../src/i18n/he/learn.ftl"),
  es: () => import("../../../src/i18n/es/learn.ftl"),
};
