import { type } from "../endpoint";
import type { FileAddress, Instant, RecordId } from "../formats";
import type { NewFile } from "../messaging/conversations";
import type { Cents, CivilDate } from "../property";

type PlainKind = "text" | "choice" | "count" | "amount" | "flag" | "date" | "record";

/**
 * A field of a record or of an act. `sent`, `shown` and `typed` are types alone: its value in a call's body, in a reply, and
 * in a form.
 */
export interface Field<Sent = unknown, Shown = unknown, Typed = unknown> {
  readonly kind: PlainKind | "texts" | "instant" | "picture" | "each" | "rows";
  readonly sent: Sent;
  readonly shown: Shown;
  readonly typed: Typed;
  /** It may not be left empty. */
  readonly isAsked?: boolean;
  /** Of a date: it is the last of those that begin with the field `from`. */
  readonly ends?: { from: string; unit: "night" | "day" };
  /** Of a number, or of a price in cents. */
  readonly least?: number;
  /** The same; of a text in letters, of a picture in bytes, of rows their number. */
  readonly most?: number;
  /** The most texts. */
  readonly count?: number;
  readonly choices?: readonly string[];
  /** Of a choice: its value in a new form. */
  readonly begins?: string;
  /** Of a text: a time of day, `18:30`. Of an amount: hundredths of a percent, `12,5 %` is 1250. */
  readonly format?: "time" | "percent";
  /** Of the id of a record of the hotel's set-up: the list that it is in. */
  readonly of?: SetUpList;
  /** Of `each`: its keys, and the field of every key. */
  readonly keys?: readonly string[];
  readonly field?: Field;
  /** Of a row. */
  readonly fields?: Fields;
}

/** Lists of the set-up whose entries have a name. */
export type SetUpList = "ratePlans" | "roomTypes";

export type Fields = Record<string, Field>;

/** A field that stands in another: below a key, or in a row. */
type PlainField = Field & { readonly kind: PlainKind };

interface Asked {
  isAsked?: true;
}

const of = <Value, Typed = string>() => ({ sent: type<Value>(), shown: type<Value>(), typed: type<Typed>() });

/** A line or more that a person types. It is stored without the spaces around it. */
export const text = <const Told extends Asked & { most: number; format?: "time" }>(told: Told) =>
  ({ kind: "text", ...of<string>(), ...told }) as const;

/** Up to `count` short texts, each once, of up to `most` letters. They are typed in one field, with commas or lines between. */
export const texts = <const Told extends Asked & { most: number; count: number }>(told: Told) =>
  ({ kind: "texts", ...of<string[]>(), ...told }) as const;

/** One of a few values; "" until it is chosen, unless it `begins` with one. */
export const choice = <const Value extends string>(choices: readonly Value[], begins?: NoInfer<Value>) =>
  ({ kind: "choice", ...of<Value, Value | "">(), choices, isAsked: true, ...(begins && { begins }) }) as const;

/** A number that may be left out is null. */
type NumberOf<Told> = Told extends { isOptional: true } ? number | null : number;

/** A whole number. */
export const count = <const Told extends { least: number; most: number; isOptional?: true }>(told: Told) =>
  ({ kind: "count", ...of<NumberOf<Told>>(), ...told, isAsked: !told.isOptional }) as const;

/** From `least`, or from nothing, to `most`. */
export const amount = <const Told extends { least?: Cents; most: Cents; isOptional?: true }>(told: Told) =>
  ({ kind: "amount", ...of<NumberOf<Told>>(), ...told, isAsked: !told.isOptional }) as const;

/** In hundredths of a percent, from 0 to 100 %. */
export const percent = () =>
  ({ kind: "amount", ...of<number>(), most: 100_00, format: "percent", isAsked: true }) as const;

export const flag = () => ({ kind: "flag", ...of<boolean, boolean>() }) as const;

/** "" for none. */
export const date = <const Told extends Asked & Pick<Field, "ends"> = object>(told?: Told) =>
  ({ kind: "date", ...of<Told extends { isAsked: true } ? CivilDate : CivilDate | "">(), ...told }) as const;

/** ISO 8601. */
export const instant = () => ({ kind: "instant", ...of<Instant>() }) as const;

/** The id of another record. Its area knows which ids there are. One that is `of` the set-up is chosen by its name. */
export const recordId = <const Told extends Asked & { of?: SetUpList } = object>(told?: Told) =>
  ({ kind: "record", ...of<RecordId>(), ...told }) as const;

/** A small picture: in a body with its content, in a reply its address. It may be left out. */
export const picture = <const Told extends { most: number }>(told: Told) =>
  ({
    kind: "picture",
    sent: type<NewFile>(),
    shown: type<FileAddress>(),
    typed: type<NewFile | undefined>(),
    ...told,
  }) as const;

/** The same field for each of a few keys, which have no dots. A history, a column or a fault names `prices.terrace`. */
export const each = <const Key extends string, const F extends PlainField>(keys: readonly Key[], field: F) =>
  ({ kind: "each", ...of<Record<Key, F["sent"]>, Record<Key, F["typed"]>>(), keys, field }) as const;

/** Up to `most` records within the record. A fault names `contacts.0.name`. */
export const rows = <const F extends Record<string, PlainField>, const Most extends number>(told: {
  most: Most;
  fields: F;
}) => ({ kind: "rows", ...of<SentValues<F>[], TypedValues<F>[]>(), ...told }) as const;

type OptionalIn<F extends Fields> = { [Name in keyof F]: F[Name]["kind"] extends "picture" ? Name : never }[keyof F];
type SentIn<F extends Fields, Names extends keyof F> = { [Name in Names]: F[Name]["sent"] };
type ShownIn<F extends Fields, Names extends keyof F> = { [Name in Names]: F[Name]["shown"] };

/** The values of fields as they are sent. */
export type SentValues<F extends Fields> = SentIn<F, Exclude<keyof F, OptionalIn<F>>> &
  Partial<SentIn<F, OptionalIn<F>>>;

/** The values of fields as a reply has them. */
export type ShownValues<F extends Fields> = ShownIn<F, Exclude<keyof F, OptionalIn<F>>> &
  Partial<ShownIn<F, OptionalIn<F>>>;

/** The values of fields in a form. */
export type TypedValues<F extends Fields> = { [Name in keyof F]: F[Name]["typed"] };

/** The names of values that are told singly, in a history: of `each` those of its keys. */
export type PathIn<F extends Fields> = {
  [Name in Extract<keyof F, string>]: F[Name] extends { keys: readonly (infer Key extends string)[] }
    ? `${Name}.${Key}`
    : Name;
}[Extract<keyof F, string>];
