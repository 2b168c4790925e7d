import { bodyLimits } from "@/contract/formats";
import { sentenceLimits, sentences } from "@/contract/sentences";

import { ApiError } from "./ApiError";

/** Refuses a body with a text or a list that is longer than any may be (400), by field. Handlers check shorter limits. */
export function refuseLong(body: unknown) {
  const fields = Object.fromEntries(longIn(body, "").map((field) => [field, sentences.invalidValue]));
  if (Object.keys(fields).length > 0) throw new ApiError(400, sentences.invalidValue, fields);
}

/** Refuses texts that are longer than their sentence says (400). */
export function refuseLonger(texts: Record<string, string | undefined>, tooLong: keyof typeof sentenceLimits) {
  const long = Object.entries(texts).filter(([, text = ""]) => text.length > sentenceLimits[tooLong]);
  const fields = Object.fromEntries(long.map(([field]) => [field, sentences[tooLong]]));
  if (long.length > 0) throw new ApiError(400, sentences[tooLong], fields);
}

/** The fields that are too long, without the draft that has them. */
function longIn(value: unknown, field: string): string[] {
  if (typeof value === "string") return value.length > lettersOf(value, field) ? [field] : [];
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  if (Array.isArray(value) && value.length > bodyLimits.list) return [field];
  return Object.entries(value).flatMap(([name, part]) =>
    longIn(part, field && field !== "draft" ? `${field}.${name}` : name),
  );
}

function lettersOf(text: string, field: string): number {
  if (text.startsWith("data:")) return bodyLimits.content;
  return isId(field) ? bodyLimits.id : bodyLimits.text;
}

/** `id`, `roomId`, `ids.3`; a tax number is none. */
const isId = (field: string) => /(^|\.)(id|\w*(?<!tax)Id|\w*[iI]ds\.\d+)$/.test(field);
