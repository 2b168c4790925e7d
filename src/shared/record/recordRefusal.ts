import { isCallError } from "@/shared/api/failures";
import type { ReasonOf } from "@/contract/reasons";
import { fieldMessagesOf, messageOf } from "@/shared/api/messageOf";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { isObject } from "@/shared/shapes";

/** Why the server refused a write. */
export interface RecordRefusal<Shown, Reason = ReasonOf<WordedCode>> {
  message: Sentence;
  /** By the field's name. */
  fields: Record<string, Sentence>;
  reasons: Reason[];
  /** The record as it is now, where somebody else has changed it. */
  current?: Shown;
}

/** Reads the body of a refusal, which is of the type that the contract names for the call. */
export function recordRefusalOf<Shown, Reason = ReasonOf<WordedCode>>(error: unknown) {
  const body: unknown = isCallError(error) ? error.response?.data : undefined;
  const { reasons = [], current } = isObject(body) ? (body as Partial<RecordRefusal<Shown, Reason>>) : {};
  const refusal: RecordRefusal<Shown, Reason> = {
    message: messageOf(error),
    fields: fieldMessagesOf(error) ?? {},
    reasons,
    current,
  };
  return refusal;
}
