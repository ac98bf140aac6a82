import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { TextKey } from "./keys";
import { direction, type Language, language, localeOf, rememberLanguage } from "./language";

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  el: () => import("./languages/el"),
  pl: () => import("./languages/pl"),
  bg: () => import("./languages/bg"),
  he: () => import("./languages/he"),
  es: () => import("./languages/es"),
};

const bundle = signal<FluentBundle | null>(null);

/** A file of texts that comes with the screens that need it. */
export type TextFile = Record<Language, () => Promise<{ default: string }>>;

const added = new Set<TextFile>();

/** Adds a file to the texts, in this language and in every other that is chosen later. */
export async function addTexts(file: TextFile): Promise<void> {
  if (added.has(file)) return;
  await file[language.peek()]();
  added.add(file);
  await speak(language.peek());
}

/** Loads the texts of a language and shows everything in it. */
export async function speak(chosen: Language): Promise<void> {
  const [texts, ...more] = await Promise.all([LOADERS[chosen](), ...[...added].map((file) => file[chosen]())]);
  // Names bring their own isolation, see `isolated`.
  const next = new FluentBundle([localeOf(chosen, navigator.languages), chosen], { useIsolating: false });
  for (const text of [...texts.default, ...more.map((file) => file.default)]) next.addResource(new FluentResource(text));
  language.value = chosen;
  bundle.value = next;
  document.documentElement.lang = chosen;
  document.documentElement.dir = direction();
}

/** The same, because a reader chose it: it is remembered. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  rememberLanguage(chosen);
  await speak(chosen);
}

export type Arguments = Record<string, FluentVariable>;

/** A text in the language of the reader; whoever renders it is rendered again when that changes. */
export function t(key: TextKey, variables: Arguments = {}): string {
  return text(key, variables) ?? key;
}

/** The same for a key that is put together from what the server said, and may be newer than this client. */
export function text(key: string, variables: Arguments = {}): string | null {
  const [id = "", attribute] = key.split(".");
  const message = bundle.value?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) return null;
  // What cannot be filled in is shown as its name.
  return bundle.peek()?.formatPattern(pattern, variables, []) ?? null;
}

/** The name of a stranger, which may be written in another direction than the text around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
