/** For finding: without case, accents and soft hyphens, so that "jose" finds "José". */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .toLocaleLowerCase();

/** Whether every word that was typed begins or stands in the text. */
export const isFoundIn = (text: string, query: string) => {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
