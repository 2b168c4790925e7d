import { type } from "../endpoint";
import type { FileAddress, Instant, RecordId } from "../formats";
import type { NewFile } from "../messaging/conversations";

/** A field of a record or of an act. `sent` and `shown` are types alone: its value in a call's body, and in a reply. */
export interface Field<Sent = unknown, Shown = unknown> {
  readonly kind: "text" | "instant" | "record" | "picture";
  readonly sent: Sent;
  readonly shown: Shown;
  /** It may not be left empty. */
  readonly isAsked?: true;
  /** Of a text, in letters; of a picture, in bytes. */
  readonly max?: number;
}

export type Fields = Record<string, Field>;

interface Asked {
  isAsked?: true;
}

/** A line or more that a person types. It is stored without the spaces around it. */
export const text = <const Told extends Asked & { max: number }>(told: Told) =>
  ({ kind: "text", sent: type<string>(), shown: type<string>(), ...told }) as const;

/** ISO 8601. */
export const instant = () => ({ kind: "instant", sent: type<Instant>(), shown: type<Instant>() }) as const;

/** The id of another record. Its area knows which ids there are. */
export const recordId = () => ({ kind: "record", sent: type<RecordId>(), shown: type<RecordId>() }) as const;

/** A small picture: in a body with its content, in a reply its address. It may be left out. */
export const picture = <const Told extends { max: number }>(told: Told) =>
  ({ kind: "picture", sent: type<NewFile>(), shown: type<FileAddress>(), ...told }) as const;

type OptionalIn<F extends Fields> = { [Name in keyof F]: F[Name]["kind"] extends "picture" ? Name : never }[keyof F];
type SentIn<F extends Fields, Names extends keyof F> = { [Name in Names]: F[Name]["sent"] };
type ShownIn<F extends Fields, Names extends keyof F> = { [Name in Names]: F[Name]["shown"] };

/** The values of fields as they are sent. */
export type SentValues<F extends Fields> = SentIn<F, Exclude<keyof F, OptionalIn<F>>> &
  Partial<SentIn<F, OptionalIn<F>>>;

/** The values of fields as a reply has them. */
export type ShownValues<F extends Fields> = ShownIn<F, Exclude<keyof F, OptionalIn<F>>> &
  Partial<ShownIn<F, OptionalIn<F>>>;
