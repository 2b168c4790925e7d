/** The comma of each script, the semicolon of a table, and the end of a line. */
const between = /[,;،，、；\r\n]/;

/** Several short texts as a person types them: each once. */
export const textsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(between)
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];
