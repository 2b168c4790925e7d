import type { ReasonOf } from "@/contract/reasons";
import type { Formats } from "@/shared/format/formats";

import type { MessageId } from "./catalogues";
import type { Texts } from "./texts";

type CodeIn<Id> = Id extends `reason.${infer Code}` ? Code : never;

/** The codes that have a text `reason.<CODE>` in some catalogue; the feature that shows one has that catalogue. */
export type WordedCode = CodeIn<MessageId>;

/** Why something cannot be done, in the words of the language; the server's own sentence where they do not fit. */
export function reasonOf(reason: ReasonOf<WordedCode>, { text }: Pick<Texts, "text">, formats: Formats): string {
  const id = `reason.${reason.code}` as const;
  try {
    const sentence = text(id, wordedValues(reason.values ?? {}, text, formats));
    return sentence === id ? reason.message : sentence;
  } catch {
    return reason.message; // a newer server leaves out a value that the text needs, or sends another in its place
  }
}

function wordedValues(values: NonNullable<ReasonOf<string>["values"]>, text: Texts["text"], formats: Formats) {
  const worded = Object.entries(values).map(([name, value]) => {
    if (name === "date") return [name, formats.date(String(value))];
    if (name === "amount" || name === "limit")
      return [name, formats.money({ cents: Number(value), currency: String(values.currency) })];
    if (name === "time") return [name, formats.timeOfDay(String(value))];
    if (name === "since") return [name, formats.timeAgo(String(value))];
    if (name === "situation") return [name, text(`situation.${value}` as MessageId)];
    return [name, value];
  });
  return Object.fromEntries(worded) as Record<string, string | number>;
}
