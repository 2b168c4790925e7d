import type { EmojiData } from "frimousse";

const files = import.meta.glob<string>("./emojis/*.tsv", { query: "?raw", import: "default" });
const DEFAULT_LANGUAGE = "es";

/** Fetched once. */
export const fetchEmojis = async (language: string) =>
  await (files[`./emojis/${language}.tsv`] ?? files[`./emojis/${DEFAULT_LANGUAGE}.tsv`])?.();

/** The emojis with their names in a language, else in Spanish; part of the app (scripts/emoji-data.mjs). */
export async function emojiData(language: string): Promise<EmojiData> {
  const lines = ((await fetchEmojis(language)) ?? "").split("\n").filter(Boolean);
  const rows = lines.map((line) => line.split("\t"));
  return {
    locale: language,
    categories: rows.filter(([sign]) => sign === "#").map(([, index, label = ""]) => ({ index: Number(index), label })),
    emojis: rows
      .filter(([sign]) => sign !== "#")
      .map(([category, emoji = "", label = "", tags = ""]) => ({
        category: Number(category),
        emoji,
        label,
        tags: tags.split(" "),
        version: 1,
      })),
    skinTones: { dark: "", light: "", medium: "", "medium-dark": "", "medium-light": "" },
  };
}
