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
const fetched = new Map<string, Messages>();
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
  while (!fetched.has(`${spoken.code}/${name}`)) await fetchText(spoken.code, name);
  opened.add(name);
  speak(spoken.code);
}

/** Changes every text at once, when all are there. Of two quick choices the later one holds. */
export async function chooseLanguage(code: LanguageCode) {
  lastChosen = code;
  await fetchMissing(code);
  if (lastChosen !== code) return;
  writeStored(storageKey, code);
  speak(code);
}

/** For a browser that cannot get the texts of its language: the default's come with the app. The choice is kept. */
export async function speakDefault() {
  lastChosen = defaultLanguage;
  spoken = { code: defaultLanguage, messages: {} };
  opened.add("common");
  await fetchMissing(defaultLanguage);
  speak(defaultLanguage);
}

/** A page that was on its way may open a catalogue meanwhile: it goes on until none is missing. */
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
