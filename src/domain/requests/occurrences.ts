import type { RequestDraft, RequestKind, RequestOccurrence } from "@/contract/guests/guestRequest";
import type { Cents, CivilDate } from "@/contract/property";

import { nightsOf, type Stay } from "../stay";

/** A time that a request was done. */
export type Done = NonNullable<RequestOccurrence["done"]> & Pick<RequestOccurrence, "date">;

/** One time that a request is to be done. */
export type Occurrence = Pick<RequestOccurrence, "date" | "done">;

/** When a request is to be done: on each night of the stay from its day on, else on its day; and what has been done. */
export function occurrencesOf(
  { dueOn }: Pick<RequestDraft, "dueOn">,
  { isNightly }: Pick<RequestKind, "isNightly">,
  { arrival, departure }: Stay,
  done: readonly Done[],
): Occurrence[] {
  const nights = isNightly ? nightsOf({ arrival: dueOn > arrival ? dueOn : arrival, departure }) : [];
  const dates = nights.length > 0 ? nights : [dueOn];
  return dates.map((date) => {
    const found = done.find((one) => one.date === date);
    return found ? { date, done: { by: found.by, at: found.at } } : { date };
  });
}

export const requestPrice = (
  { price }: Pick<RequestKind, "price">,
  quantity: number,
  occurrences: readonly unknown[],
): Cents => price * quantity * occurrences.length;

/** Of a charge or a message for one occurrence: what was posted once is not posted again. */
export const requestSourceRef = (id: string, date: CivilDate) => `request:${id}:${date}`;

/** The request and the date that such a reference names; undefined of any other text. */
export function ofSourceRef(ref = ""): { id: string; date: CivilDate } | undefined {
  const [, id, date] = /^request:(S-\d{6}):(\d{4}-\d{2}-\d{2})$/.exec(ref) ?? [];
  return id && date ? { id, date } : undefined;
}
