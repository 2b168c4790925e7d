import { readdirSync, readFileSync } from "node:fs";

/** The texts of one language as a test looks for them: an exact one, or a pattern where something is filled in. */
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
    /** All that a name or a label says. */
    whole: (id: string) => new RegExp(`^${patternOf(id)}$`, "u"),
    /** What may stand among other words. */
    part: (id: string) => new RegExp(patternOf(id), "u"),
  };
}

export type Words = ReturnType<typeof wordsOf>;
