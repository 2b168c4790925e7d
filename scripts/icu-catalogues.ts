import { isLiteralElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

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
      const messages = Object.entries(JSON.parse(source) as Record<string, string>).map(([key, message]) => {
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
