/** Control characters, halves of letters, and the two codes that are no letters: XML 1.0 takes none of them but three. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** A picture with what joins it to the one before it, and the signs that make one of a letter. */
const PICTURES =
  /\u200D?[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]|[\u20E3\uFE0F]/gu;

/** The letters alone: no register of names takes pictures. */
export const withoutPictures = (text: string): string => text.replace(PICTURES, "").replace(/\s+/g, " ").trim();

/** A text of one line with a space for each character that cannot be printed, a line break too. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, " ");
