import type { Definition } from "@/contract/definition/defineRecord";
import type { Field, Fields } from "@/contract/definition/fields";
import { fieldAt } from "@/domain/definition/leavesOf";
import { withMinus } from "@/shared/format/formats";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { ListPrefix } from "@/shared/list/listBase";
import type { ListWords } from "@/shared/list/listColumn";
import type { FormPrefix, OpenPrefix } from "@/shared/record/recordRules";
import { isObject } from "@/shared/shapes";

type Worded = Pick<Definition, "texts">;
type Words = Pick<ListWords, "text" | "formats" | "hotel">;

/** Of the texts of the kits below: `Worded` has all of them. */
export const prefixOf = ({ texts }: Worded) => texts as ListPrefix & FormPrefix & OpenPrefix;

/** The id of a text of a definition: `Worded` has all of them. */
export const textIdOf = ({ texts }: Worded, word: string) => `${texts}.${word}` as MessageId;

/** The column that says which record it is. */
export const nameColumn = ({ columns }: Definition): string => Object.keys(columns)[0]!;

/** A value as it is read: of another record its name. */
export function wordsIn(row: object, field: string): string {
  const value: unknown = Reflect.get(row, field);
  const read: unknown = isObject(value) ? value.name : value;
  return typeof read === "string" || typeof read === "number" ? String(read) : "";
}

/** The label of the value at a path: `prices.terrace` has two parts. */
export const labelAt = (definition: Worded, path: string, { text }: Pick<Words, "text">): string =>
  path
    .split(".")
    .map((_, place, names) => text(textIdOf(definition, names.slice(0, place + 1).join("."))))
    .join(" · ");

/** The value at a path of a record in words; "" for nothing, and for what can only be seen. */
export function wordsAt(definition: Definition, path: string, value: unknown, words: Words): string {
  const [name = ""] = path.split(".");
  return said(fieldAt(definition, path) ?? derivedField, textIdOf(definition, name), value, words);
}

type Said = Pick<Field, "kind" | "keys" | "field" | "fields" | "format" | "of">;

const derivedField: Said = { kind: "text" };

/** `id` is that of its label, below which are the words of its values. */
function said(told: Said, id: MessageId, value: unknown, words: Words): string {
  const { text, formats, hotel } = words;
  const { kind, keys = [], field, fields, format, of: list } = told;
  if (kind === "flag") return text(value === true ? "field.yes" : "field.no");
  if (isObject(value)) {
    if (Array.isArray(value)) return fields ? saidRows(fields, id, value, words) : formats.series(value);
    const wordsOf = (key: string) => text(`${id}.${key}` as MessageId);
    if (field?.kind === "flag") return formats.series(keys.filter((key) => value[key] === true).map(wordsOf));
    const ofKeys = keys.map((key) => [wordsOf(key), field ? said(field, id, value[key], words) : ""]);
    return keys.length > 0 ? linesOf(ofKeys) : wordsIn({ value }, "value");
  }
  if (typeof value === "number" && format === "percent") return text("field.percent", { percent: value / 100 });
  if (typeof value === "number" && kind === "amount")
    return hotel ? formats.money({ cents: value, currency: hotel.property.currency }) : "";
  if (typeof value === "number") return withMinus(String(value));
  if (typeof value !== "string" || value === "" || kind === "picture") return "";
  if (kind === "choice") return text(`${id}.${value}` as MessageId);
  if (list) return hotel?.[list].find(({ id: its }) => its === value)?.name ?? value;
  if (format === "time") return formats.timeOfDay(value);
  if (kind === "date") return formats.date(value);
  return kind === "instant" ? formats.dayAndTime(value, hotel?.property.timeZone) : value;
}

const linesOf = (pairs: string[][]) =>
  pairs
    .filter(([, words]) => words)
    .map((pair) => pair.join(": "))
    .join("\n");

const saidRows = (fields: Fields, id: MessageId, rows: unknown[], words: Words): string =>
  rows
    .filter(isObject)
    .map((row) =>
      Object.entries(fields)
        .map(([name, field]) => said(field, `${id}.${name}` as MessageId, row[name], words))
        .filter(Boolean)
        .join(" · "),
    )
    .join("\n");
