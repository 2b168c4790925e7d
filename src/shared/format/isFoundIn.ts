/** For search: without case, accents and soft hyphens, so that "jose" finds "José". */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\u00AD]/gu, "")
    .toLocaleLowerCase();

/** Whether the text contains every typed word. */
export const isFoundIn = (text: string, query: string) => {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
