import type { Field, Fields, SentValues } from "@/contract/definition/fields";
import { type GeneralReason, generalReasonTexts } from "@/contract/definition/generalReasons";
import type { NewFile } from "@/contract/messaging/conversations";

import type { Fault } from "../faults";
import { reasonsFrom } from "../reasonFor";

export const generalReason = reasonsFrom(generalReasonTexts);

type Check = (value: unknown, field: Field) => GeneralReason[];

const unknown = () => [generalReason("FIELD_UNKNOWN")];

function textReasons(value: unknown, { isAsked, max = Infinity }: Field): GeneralReason[] {
  if (typeof value !== "string") return unknown();
  if (isAsked && value.trim() === "") return [generalReason("FIELD_MISSING")];
  return value.length > max ? [generalReason("FIELD_TOO_LONG", { max })] : [];
}

/** A picture in base 64: four letters are three bytes. */
function pictureReasons(value: unknown, { max = Infinity }: Field): GeneralReason[] {
  if (value === undefined) return [];
  const { mime, content } = value as NewFile;
  const start = content.indexOf(",") + 1;
  const isPicture = mime.startsWith("image/") && content.startsWith("data:image/") && start > 0;
  if (!isPicture) return [generalReason("PICTURE_UNREADABLE")];
  const bytes = ((content.length - start) * 3) / 4;
  return bytes > max ? [generalReason("PICTURE_TOO_LARGE", { max: max / 1000 })] : [];
}

const checks: Record<Field["kind"], Check> = {
  text: textReasons,
  instant: (value) => (Number.isNaN(Date.parse(String(value))) ? unknown() : []),
  record: (value) => (typeof value === "string" ? [] : unknown()),
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
