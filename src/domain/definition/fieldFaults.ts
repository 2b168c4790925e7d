import type { Field, Fields, SentValues } from "@/contract/definition/fields";
import { fieldReasonTexts, type GeneralReason } from "@/contract/definition/generalReasons";
import type { NewFile } from "@/contract/messaging/conversations";

import type { Fault } from "../faults";
import { reasonsFrom } from "../reasonFor";
import { generalReason } from "./generalReason";

export const fieldReason = reasonsFrom(fieldReasonTexts);

type Check = (value: unknown, field: Field) => GeneralReason[];

const unless = (isRight: boolean, reason: () => GeneralReason): GeneralReason[] => (isRight ? [] : [reason()]);

const unknown = () => generalReason("FIELD_UNKNOWN");

function textReasons(value: unknown, { isAsked, most = Infinity }: Field): GeneralReason[] {
  if (typeof value !== "string") return [unknown()];
  if (isAsked && value.trim() === "") return [generalReason("FIELD_MISSING")];
  return unless(value.length <= most, () => generalReason("FIELD_TOO_LONG", { max: most }));
}

function numberReasons(value: unknown, { kind, least = 0, most = Infinity }: Field): GeneralReason[] {
  const isRight = typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  return unless(isRight, () =>
    kind === "amount"
      ? fieldReason("FIELD_AMOUNT", { max: most / 100 })
      : fieldReason("FIELD_NUMBER", { first: least, second: most }),
  );
}

/** In base 64 four letters are three bytes. */
function pictureReasons(value: unknown, { most = Infinity }: Field): GeneralReason[] {
  if (value === undefined) return [];
  const { mime, content } = value as NewFile;
  const start = content.indexOf(",") + 1;
  const isPicture = mime.startsWith("image/") && content.startsWith("data:image/") && start > 0;
  if (!isPicture) return [fieldReason("PICTURE_UNREADABLE")];
  const bytes = ((content.length - start) * 3) / 4;
  return unless(bytes <= most, () => fieldReason("PICTURE_TOO_LARGE", { max: most / 1000 }));
}

const checks: Record<Field["kind"], Check> = {
  text: textReasons,
  choice: (value, { choices = [] }) =>
    value === ""
      ? [generalReason("FIELD_MISSING")]
      : unless(
          choices.some((one) => one === value),
          unknown,
        ),
  count: numberReasons,
  amount: numberReasons,
  flag: (value) => unless(typeof value === "boolean", unknown),
  instant: (value) => unless(!Number.isNaN(Date.parse(String(value))), unknown),
  record: (value) => unless(typeof value === "string", unknown),
  picture: pictureReasons,
};

/** The faults of values as they are sent, each with its field: the form asks them before the server does. */
export const fieldFaults = <F extends Fields>(
  fields: F,
  values: { [Name in keyof F]?: unknown },
): Fault<GeneralReason, Extract<keyof F, string>>[] =>
  (Object.keys(fields) as Extract<keyof F, string>[]).flatMap((name) => {
    const field = fields[name]!;
    return checks[field.kind](values[name], field).map((reason) => ({ field: name, reason }));
  });

/** The values of the fields and no others, texts without the spaces around them. */
export const readValues = <F extends Fields>(fields: F, values: SentValues<F>): SentValues<F> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, value]): [string, unknown] => [name, typeof value === "string" ? value.trim() : value]),
  ) as SentValues<F>;
