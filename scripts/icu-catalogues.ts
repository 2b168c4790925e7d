import { isLiteralElement, parse } from "@formatjs/icu-messageformat-parser";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import type { Plugin } from "vite";

/** Texts that a catalogue has from all others: the frame the entries of the menu, the palette the words for these. */
const gathered: Record<string, RegExp> = { "shell.json": /^[\w.]+\.menu$/, "palette.json": /^[\w.]+\.words$/ };

/**
 * Compiles the text catalogues: ICU messages are parsed when the app is built, so that the browser needs neither the
 * parser (8 kB gzip) nor its time; one without values stays a string. An invalid message fails the build and is named.
 */
export function icuCatalogues(): Plugin {
  return {
    name: "conserje:icu-catalogues",
    enforce: "pre",
    transform(source, id) {
      const path = id.split("?")[0]!;
      if (!/\/locales\/\w+\/\w+\.json$/.test(path)) return undefined;
      const texts = JSON.parse(source) as Record<string, string>;
      const wanted = gathered[basename(path)];
      const entries = wanted ? textsIn(path, wanted) : [];
      const messages = [...Object.entries(texts), ...entries].map(([key, message]) => {
        try {
          const parsed = parse(message);
          const [only, ...others] = parsed;
          return [key, only && isLiteralElement(only) && others.length === 0 ? only.value : parsed];
        } catch (error) {
          throw new Error(`${path}: "${key}" is no ICU message: ${String(error)}`, { cause: error });
        }
      });
      return { code: JSON.stringify(Object.fromEntries(messages)), map: null };
    },
  };
}

const textsIn = (path: string, wanted: RegExp) =>
  readdirSync(dirname(path))
    .filter((file) => file !== basename(path))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(dirname(path), file), "utf8")) as Record<string, string>),
    )
    .filter(([key]) => wanted.test(key));
