import type { TextFile } from "../i18n/text";

/** Texts of the lessons, loaded only with the lessons. */
export const LEARN_TEXTS: TextFile = {
  en: () => import("../../../src/i18n/en/learn.ftl"),
  el: () => import("../../../src/i18n/el/learn.ftl"),
  pl: () => import("../../../src/i18n/pl/learn.ftl"),
  bg: () => import("../../../src/i18n/bg/learn.ftl"),
  he: () => import("../../../src/i18n/he/learn.ftl"),
  es: () => import("../../../src/i18n/es/learn.ftl"),
};
