import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { TextKey } from "./keys";
import { chosenLanguage, textDirection, type Language, language, localeOf } from "./language";
import { isPlain } from "./numbers";

/** Texts of a part of the client. */
export type TextFile = Record<Language, () => Promise<{ default: string }>>;

/** Texts of the first page, the list of games and the running table; see `splitTexts`. */
const FIRST_TEXTS: TextFile = {
  en: () => import("./texts/en.ftl"),
  el: () => import("./texts/el.ftl"),
  pl: () => import("./texts/pl.ftl"),
  bg: () => import("./texts/bg.ftl"),
  he: () => import("./texts/he.ftl"),
  es: () => import("./texts/es.ftl"),
};

/** Texts of all other screens. */
export const REMAINING_TEXTS: TextFile = {
  en: () => import("./texts/en-remaining.ftl"),
  el: () => import("./texts/el-remaining.ftl"),
  pl: () => import("./texts/pl-remaining.ftl"),
  bg: () => import("./texts/bg-remaining.ftl"),
  he: () => import("./texts/he-remaining.ftl"),
  es: () => import("./texts/es-remaining.ftl"),
};

const bundle = signal<FluentBundle | null>(null);

const addedFiles = new Set<TextFile>([FIRST_TEXTS]);

/** Language that is shown as soon as its texts are loaded. */
let wanted = language.peek();

/** Adds texts to the current language and to all languages chosen later. */
export async function addTexts(file: TextFile): Promise<void> {
  if (addedFiles.has(file)) return;
  await file[wanted]();
  addedFiles.add(file);
  await activateLanguage(wanted);
}

/** Loads the texts of a language and switches the user interface to it. */
export async function activateLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  for (;;) {
    const shown = wanted;
    const needed = [...addedFiles];
    const texts = await Promise.all(needed.map((file) => file[shown]()));
    // Another language or more texts may have been requested meanwhile.
    if (shown === wanted && needed.length === addedFiles.size) return show(shown, texts);
  }
}

function show(shown: Language, texts: { default: string }[]): void {
  // Fluent's own isolation is off: `isolate` marks names only.
  const next = new FluentBundle([localeOf(shown, navigator.languages), shown], { useIsolating: false });
  for (const { default: text } of texts) next.addResource(new FluentResource(text));
  language.value = shown;
  bundle.value = next;
  document.documentElement.lang = shown;
  document.documentElement.dir = textDirection();
}

/** Switches to a language chosen by the player and remembers it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  chosenLanguage.value = chosen;
  await activateLanguage(chosen);
}

export type Arguments = Record<string, FluentVariable>;

/** A number that Fluent writes without a formatter. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const toVariable = (value: FluentVariable): FluentVariable => (typeof value === "number" && isPlain(value) ? new PlainNumber(value) : value);

/**
 * Returns a text in the current language. Components that use it are re-rendered when the language
 * changes.
 */
export function t(key: TextKey, variables: Arguments = {}): string {
  return text(key, variables) ?? key;
}

/** Returns the text for a key built from server data; null for keys unknown to this client. */
export function text(key: string, variables: Arguments = {}): string | null {
  const [id = "", attribute] = key.split(".");
  const message = bundle.value?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) return null;
  const converted = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, toVariable(value)]));
  // Missing variables are rendered as their names.
  return bundle.peek()?.formatPattern(pattern, converted, []) ?? null;
}

/** Isolates a name, which may have another writing direction than the text around it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
