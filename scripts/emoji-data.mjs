/**
 * Writes the picker's emojis, a file per language, from emojibase-data: `node scripts/emoji-data.mjs`. Nothing of it is
 * fetched when the app runs. A line is an emoji: category, emoji, name, search words. A line that begins with "#" is a
 * category: number, name.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";

const languages = ["es"];
const folder = new URL("../src/features/messaging/conversation/composer/emojis/", import.meta.url);
/** Older systems draw newer emojis as empty boxes. */
const NEWEST_VERSION = 15;
/** Parts of other emojis, useless alone. */
const COMPONENTS = 2;

const read = async (path) =>
  JSON.parse(await readFile(new URL(`../node_modules/emojibase-data/${path}`, import.meta.url), "utf8"));

await mkdir(folder, { recursive: true });
for (const language of languages) {
  const [emojis, { groups }] = await Promise.all([read(`${language}/data.json`), read(`${language}/messages.json`)]);
  const categories = groups
    .filter(({ order }) => order !== COMPONENTS)
    .map(({ order, message }) => `#\t${order}\t${message.charAt(0).toLocaleUpperCase(language)}${message.slice(1)}`);
  const lines = emojis
    .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST_VERSION)
    .toSorted((a, b) => a.order - b.order)
    .map(({ group, emoji, label, tags = [] }) => [group, emoji, label, tags.join(" ")].join("\t"));
  await writeFile(new URL(`${language}.tsv`, folder), [...categories, ...lines, ""].join("\n"));
  console.log(`${language}: ${lines.length} emojis`);
}
