import { readStored, writeStored } from "@/shared/storage";

import type { CatalogueName, Messages } from "./catalogues";
import { fetchCatalogue } from "./fetchCatalogue";
import { defaultLanguage, isLanguageCode, type LanguageCode, languageOf } from "./languages";

/**
 * The current language with the loaded texts. Outside the store, because texts load with lazy routes, which wait for
 * them, and must survive a sign-out.
 */
export interface Spoken {
  code: LanguageCode;
  messages: Messages;
}

const storageKey = "language";
const opened = new Set<CatalogueName>();
const fetched = new Map<string, Messages>();
const listeners = new Set<() => void>();
let spoken: Spoken = { code: storedLanguage(), messages: {} };
let lastChosen = spoken.code;

export const currentSpoken = () => spoken;

export function onSpokenChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves when the catalogue's texts are loaded in the current language. */
export async function openCatalogue(name: CatalogueName) {
  while (!fetched.has(`${spoken.code}/${name}`)) await fetchText(spoken.code, name);
  if (opened.has(name)) return; // a new `spoken` renders the whole page
  opened.add(name);
  speak(spoken.code);
}

/** Changes all texts at once, when all are loaded. Of two fast choices the later one wins. */
export async function chooseLanguage(code: LanguageCode) {
  lastChosen = code;
  await fetchMissing(code);
  if (lastChosen !== code) return;
  writeStored(storageKey, code);
  speak(code);
}

/** Falls back to the default language, whose texts are part of the app. The choice stays stored. */
export async function speakDefault() {
  lastChosen = defaultLanguage;
  spoken = { code: defaultLanguage, messages: {} };
  opened.add("common");
  await fetchMissing(defaultLanguage);
  speak(defaultLanguage);
}

/** A page may open another catalogue in the meantime: repeats until none is missing. */
async function fetchMissing(code: LanguageCode) {
  for (let missing = missingIn(code); missing.length > 0; missing = missingIn(code)) {
    await Promise.all(missing.map((name) => fetchText(code, name)));
  }
}

const missingIn = (code: LanguageCode) => [...opened].filter((name) => !fetched.has(`${code}/${name}`));

async function fetchText(code: LanguageCode, name: CatalogueName) {
  fetched.set(`${code}/${name}`, await fetchCatalogue(code, name));
}

function speak(code: LanguageCode) {
  const texts = [...opened].map((name) => fetched.get(`${code}/${name}`));
  spoken = { code, messages: Object.assign({}, ...texts) as Messages };
  const { locale, dir } = languageOf(code);
  document.documentElement.lang = new Intl.Locale(locale).language;
  document.documentElement.dir = dir;
  for (const listener of listeners) listener();
}

function storedLanguage(): LanguageCode {
  const code = readStored(storageKey);
  return isLanguageCode(code) ? code : defaultLanguage;
}
