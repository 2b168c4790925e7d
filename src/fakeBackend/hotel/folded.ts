const marks = /\p{M}/gu;
const hasOthers = /[^ -~]/;

/** Small letters without accents: "José" and "JOSE" are the same. */
export const folded = (text: string): string =>
  (hasOthers.test(text) ? text.normalize("NFD").replace(marks, "") : text).toLowerCase();
