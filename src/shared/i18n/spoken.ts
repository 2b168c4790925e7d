import { readStored, writeStored } from "@/shared/storage";

import { type CatalogueName, fetchCatalogue, type Messages } from "./catalogues";
import { defaultLanguage, isLanguageCode, type LanguageCode, languageOf } from "./languages";

/**
 * The language that the app speaks, with the texts fetched so far. It stands outside the store because texts arrive
 * with lazy routes, which wait for them, and because a sign-out must not take them away.
 */
export interface Spoken {
  code: LanguageCode;
  messages: Messages;
}

const storageKey = "language";
const opened = new Set<CatalogueName>();
const listeners = new Set<() => void>();
let spoken: Spoken = { code: storedLanguage(), messages: {} };
let lastChosen = spoken.code;

export const currentSpoken = () => spoken;

export function onSpokenChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves when the catalogue's texts can be shown in the language of the moment. */
export async function openCatalogue(name: CatalogueName) {
  if (opened.has(name)) return;
  const { code } = spoken;
  const messages = await fetchCatalogue(code, name);
  opened.add(name);
  if (code === spoken.code) speak({ code, messages: { ...spoken.messages, ...messages } });
  else await chooseLanguage(spoken.code);
}

/** Changes every text at once, when all are there. Of two quick choices the later one holds. */
export async function chooseLanguage(code: LanguageCode) {
  lastChosen = code;
  const catalogues = await Promise.all([...opened].map((name) => fetchCatalogue(code, name)));
  if (lastChosen !== code) return;
  writeStored(storageKey, code);
  speak({ code, messages: Object.assign({}, ...catalogues) as Messages });
}

function speak(next: Spoken) {
  spoken = next;
  const { locale, dir } = languageOf(next.code);
  document.documentElement.lang = new Intl.Locale(locale).language;
  document.documentElement.dir = dir;
  for (const listener of listeners) listener();
}

function storedLanguage(): LanguageCode {
  const code = readStored(storageKey);
  return isLanguageCode(code) ? code : defaultLanguage;
}
