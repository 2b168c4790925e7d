import type { ReasonOf } from "@/contract/reasons";

/** Reason against an input, and the field that it is shown beside. */
export interface Fault<Why extends ReasonOf<string> = ReasonOf<string>, Field extends string = string> {
  field: Field;
  reason: Why;
}

/** The fault of a field, unless it is right. */
export const unless = <Why extends ReasonOf<string>, Field extends string>(
  isRight: boolean,
  field: Field,
  reason: () => Why,
): Fault<Why, Field>[] => (isRight ? [] : [{ field, reason: reason() }]);

/** The faults of texts that are longer than `max` letters. */
export const tooLong = <Why extends ReasonOf<string>, Field extends string>(
  texts: Partial<Record<Field, string>>,
  max: number,
  reason: () => Why,
): Fault<Why, Field>[] =>
  (Object.keys(texts) as Field[]).flatMap((field) => unless((texts[field]?.length ?? 0) <= max, field, reason));

/** A sentence for each field at fault: of several faults of a field, that of the last. */
export const sentencesOf = (faults: readonly Fault[]): Record<string, string> =>
  Object.fromEntries(faults.map(({ field, reason }) => [field, reason.message]));
