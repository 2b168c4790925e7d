import type { Plugin } from "vite";

const sentence = /^( *[A-Z][A-Z_\d]*:\s*)(?:"(?:[^"\\]|\\.)*"|`[^`]*`)/gm;

/**
 * The pages without the Spanish sentences of reasons: a page says each reason by its code, in its own language, from its texts.
 * The sentences are for other callers of the server, which has them in its own bundle.
 */
export const withoutOwnSentences = (): Plugin => ({
  name: "without-own-sentences",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/\/src\/contract\/.+\.ts$/.test(id) || !/export const \w*[rR]easonTexts = \{/.test(code)) return undefined;
    return { code: code.replace(sentence, '$1""'), map: null };
  },
});
