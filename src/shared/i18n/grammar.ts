import type { LanguageCode } from "./languages";

/** A little word at the end of what is said, and the form that it takes before certain sounds. */
type Change = [word: RegExp, sounds: RegExp, becomes: string];

const changes: Partial<Record<LanguageCode, Change[]>> = {
  // "e Isabel" and "e Hilda", but "y Iago" and "y hielo"; "u Óscar", "u 8 noches"
  es: [
    [/\by $/, /^h?[ií](?![aáeéoó])/i, "e "],
    [/\bo $/, /^(h?[oó]|8|11\b)/i, "u "],
  ],
  // "d’Émile"; whether an h is mute cannot be told from a name
  fr: [[/\b([dq]u?)e $/i, /^([aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i, "$1’"]],
};

/** A text after the words before it, in the grammar of the language: "Check-in de" and "Ana" are "Check-in d’Ana" in French. */
export function followedBy(code: LanguageCode, before: string, text: string): string {
  const change = changes[code]?.find(([word, sounds]) => word.test(before) && sounds.test(text));
  return (change ? before.replace(change[0], change[2]) : before) + text;
}
