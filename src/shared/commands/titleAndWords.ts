import type { MessageId } from "@/shared/i18n/catalogues";

import type { CommandTools } from "./commandSources";

/** The id of the words that people say for a title or an entry of the menu. */
const wordsIdOf = (title: MessageId) => `${title.replace(/\.menu$/, "")}.words` as MessageId;

/** A title, with the words that people say for it, separated by commas. */
export const titleAndWords = (title: MessageId, { text }: CommandTools, values?: Record<string, string>) => ({
  title: text(title, values),
  words: text(wordsIdOf(title)),
});
