import { type } from "../endpoint";
import type { FileAddress, Instant, RecordId } from "../formats";
import type { NewFile } from "../messaging/conversations";
import type { Cents } from "../property";

/**
 * A field of a record or of an act. `sent`, `shown` and `typed` are types alone: its value in a call's body, in a reply, and
 * in a form.
 */
export interface Field<Sent = unknown, Shown = unknown, Typed = unknown> {
  readonly kind: "text" | "choice" | "count" | "amount" | "flag" | "instant" | "record" | "picture";
  readonly sent: Sent;
  readonly shown: Shown;
  readonly typed: Typed;
  /** It may not be left empty. */
  readonly isAsked?: true;
  /** Of a number, or of a price in cents. */
  readonly least?: number;
  /** The same; of a text in letters, of a picture in bytes. */
  readonly most?: number;
  readonly choices?: readonly string[];
}

export type Fields = Record<string, Field>;

interface Asked {
  isAsked?: true;
}

const of = <Value, Typed = string>() => ({ sent: type<Value>(), shown: type<Value>(), typed: type<Typed>() });

/** A line or more that a person types. It is stored without the spaces around it. */
export const text = <const Told extends Asked & { most: number }>(told: Told) =>
  ({ kind: "text", ...of<string>(), ...told }) as const;

/** One of a few values; "" until it is chosen. */
export const choice = <const Value extends string>(choices: readonly Value[]) =>
  ({ kind: "choice", ...of<Value, Value | "">(), choices, isAsked: true }) as const;

/** A whole number. */
export const count = <const Told extends { least: number; most: number }>(told: Told) =>
  ({ kind: "count", ...of<number>(), ...told, isAsked: true }) as const;

/** From nothing to `most`. */
export const amount = <const Told extends { most: Cents }>(told: Told) =>
  ({ kind: "amount", ...of<Cents>(), least: 0, ...told, isAsked: true }) as const;

export const flag = () => ({ kind: "flag", ...of<boolean, boolean>() }) as const;

/** ISO 8601. */
export const instant = () => ({ kind: "instant", ...of<Instant>() }) as const;

/** The id of another record. Its area knows which ids there are. */
export const recordId = () => ({ kind: "record", ...of<RecordId>() }) as const;

/** A small picture: in a body with its content, in a reply its address. It may be left out. */
export const picture = <const Told extends { most: number }>(told: Told) =>
  ({
    kind: "picture",
    sent: type<NewFile>(),
    shown: type<FileAddress>(),
    typed: type<NewFile | undefined>(),
    ...told,
  }) as const;

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
