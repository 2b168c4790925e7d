import { readdirSync, readFileSync } from "node:fs";

import { type MessageFormatElement, parse } from "../../node_modules/@formatjs/icu-messageformat-parser/index.js";

import { languages } from "@/shared/i18n/languages";

/** The names of the catalogues' files, which every language has. */
export const files = readdirSync("src/locales/es");

export interface CatalogueText {
  file: string;
  id: string;
  text: string;
}

const readIn = (code: string): CatalogueText[] =>
  files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`src/locales/${code}/${file}`, "utf8")) as Record<string, string>).map(
      ([id, text]) => ({ file, id, text }),
    ),
  );

const read = new Map<string, CatalogueText[]>(languages.map(({ code }) => [code, readIn(code)]));

/** All texts of a language, in the order of the files, as they stand in these. */
export const textsIn = (code: string): CatalogueText[] => read.get(code)!;

const parsed = new Map<string, MessageFormatElement[]>();

/** The parts of an ICU message; each message is parsed once. */
export function partsOf(text: string): MessageFormatElement[] {
  const known = parsed.get(text) ?? parse(text);
  parsed.set(text, known);
  return known;
}
