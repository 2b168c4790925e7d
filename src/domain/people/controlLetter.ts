/** By the remainder of a number divided by 23 (Spain's Real Decreto 1553/2005, article 11). */
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The letter of a Spanish identity number. */
export const controlLetter = (digits: number): string => LETTERS[digits % LETTERS.length]!;
