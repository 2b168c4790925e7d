import { readdirSync, readFileSync } from "node:fs";

/** The texts of a language for a test: an exact one, or a pattern where values are filled in. */
export function wordsOf(language: string) {
  const folder = `src/locales/${language}`;
  const texts: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as object),
  );
  function patternOf(id: string): string {
    const text = texts[id];
    if (text === undefined) throw new Error(`${language} has no text ${id}`);
    const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return parts.join(".+");
  }
  return {
    /** The whole name or label. */
    whole: (id: string) => new RegExp(`^${patternOf(id)}$`, "u"),
    /** A part of other words. */
    part: (id: string) => new RegExp(patternOf(id), "u"),
  };
}

export type Words = ReturnType<typeof wordsOf>;
