/** Control characters, halves of letters, and the two codes that are no letters: XML 1.0 takes none of them but three. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A text of one line with a space for each character that cannot be printed, a line break too. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, " ");
