import type { Field, Fields } from "@/contract/definition/fields";
import { fieldReasonTexts } from "@/contract/definition/fieldReasons";
import type { GeneralReason } from "@/contract/definition/generalReasons";
import type { NewFile } from "@/contract/messaging/conversations";

import { isCivilDate } from "../civilDate";
import type { Fault } from "../faults";
import { reasonsFrom } from "../reasonFor";
import { generalReason } from "./generalReason";
import { valueAt } from "./leavesOf";

export const fieldReason = reasonsFrom(fieldReasonTexts);

type Check = (value: unknown, field: Field) => GeneralReason[];

const unless = (isRight: boolean, reason: () => GeneralReason): GeneralReason[] => (isRight ? [] : [reason()]);

const unknown = () => generalReason("FIELD_UNKNOWN");
const missing = () => generalReason("FIELD_MISSING");

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function textReasons(value: unknown, { isAsked, most = Infinity, format }: Field): GeneralReason[] {
  if (typeof value !== "string") return [unknown()];
  if (isAsked && value.trim() === "") return [missing()];
  if (format === "time" && value !== "")
    return unless(TIME.test(value), () => fieldReason("FIELD_TIME", { time: "18:30" }));
  return unless(value.length <= most, () => generalReason("FIELD_TOO_LONG", { max: most }));
}

function textsReasons(value: unknown, { isAsked, most = Infinity, count = Infinity }: Field): GeneralReason[] {
  if (!isList(value) || !value.every((entry) => typeof entry === "string")) return [unknown()];
  if (isAsked && value.length === 0) return [missing()];
  const long = value.find((entry) => entry.length > most);
  if (long !== undefined) return [fieldReason("FIELD_ENTRY_TOO_LONG", { entry: long, max: most })];
  return unless(value.length <= count, () => fieldReason("FIELD_TOO_MANY", { max: count }));
}

function numberReasons(value: unknown, field: Field): GeneralReason[] {
  const { isAsked, least = 0, most = Infinity } = field;
  if (value === null && !isAsked) return [];
  const isRight = typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  return unless(isRight, () => numberReason(field, least, most));
}

function numberReason({ kind, format }: Field, least: number, most: number): GeneralReason {
  if (format === "percent") return fieldReason("FIELD_PERCENT", { max: most / 100 });
  return kind === "amount"
    ? fieldReason("FIELD_AMOUNT", { least: least / 100, max: most / 100 })
    : fieldReason("FIELD_NUMBER", { first: least, second: most });
}

function dateReasons(value: unknown, { isAsked }: Field): GeneralReason[] {
  if (typeof value !== "string") return [unknown()];
  if (value.trim() === "") return unless(!isAsked, missing);
  return unless(isCivilDate(value), () => fieldReason("FIELD_DATE"));
}

function recordReasons(value: unknown, { isAsked }: Field): GeneralReason[] {
  if (typeof value !== "string") return [unknown()];
  return unless(!isAsked || value !== "", missing);
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

/** Of the field alone, without those that stand in it. */
const checks: Record<Field["kind"], Check> = {
  text: textReasons,
  texts: textsReasons,
  choice: (value, { choices = [] }) =>
    value === ""
      ? [missing()]
      : unless(
          choices.some((one) => one === value),
          unknown,
        ),
  count: numberReasons,
  amount: numberReasons,
  flag: (value) => unless(typeof value === "boolean", unknown),
  date: dateReasons,
  instant: (value) =>
    typeof value === "string" ? unless(!Number.isNaN(Date.parse(value)), () => fieldReason("FIELD_DATE")) : [unknown()],
  record: recordReasons,
  picture: pictureReasons,
  each: (value) => unless(typeof value === "object" && value !== null, unknown),
  rows: (value, { most = Infinity }) =>
    isList(value) ? unless(value.length <= most, () => fieldReason("FIELD_TOO_MANY", { max: most })) : [unknown()],
};

/** The faults of a value at its path. Those of values within it come only where it is right itself. */
function faultsAt(path: string, value: unknown, told: Field): Fault<GeneralReason>[] {
  const reasons = checks[told.kind](value, told);
  if (reasons.length > 0) return reasons.map((reason) => ({ field: path, reason }));
  const { keys = [], field, fields } = told;
  if (field) return keys.flatMap((key) => faultsAt(`${path}.${key}`, valueAt(value, key), field));
  if (!fields || !isList(value)) return [];
  return value.flatMap((row, place) => fieldFaults(fields, row, `${path}.${place}.`));
}

/**
 * The faults of values as they are sent, each with its field, `prices.terrace` or `contacts.0.name`: the form asks them before
 * the server does. `within` is the path of the record that they stand in.
 */
export const fieldFaults = (fields: Fields, values: unknown, within = ""): Fault<GeneralReason>[] =>
  Object.entries(fields).flatMap(([name, field]) => faultsAt(within + name, valueAt(values, name), field));

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
