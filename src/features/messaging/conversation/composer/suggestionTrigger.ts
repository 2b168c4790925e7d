/** What the letters before the caret ask for: a canned answer ("/sal" at the start), or a mention ("@luc"). */
export interface SuggestionTrigger {
  kind: "answer" | "mention";
  /** Index of its sign. */
  start: number;
  query: string;
}

const answer = /^\/([^\n]{0,60})$/u;
const mention = /(?<![\p{L}\p{N}_])@([^\n@]{0,60})$/u;

/** An address such as `ana@hotel.com` is not a mention. */
export function suggestionTrigger(text: string, caret: number): SuggestionTrigger | undefined {
  const before = text.slice(0, caret);
  const asked = answer.exec(before);
  if (asked) return { kind: "answer", start: 0, query: asked[1]! };
  const mentioned = mention.exec(before);
  return mentioned ? { kind: "mention", start: mentioned.index, query: mentioned[1]! } : undefined;
}
