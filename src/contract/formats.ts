/*
 * Formats of plain values, so that the description of the calls says more than "string". `& {}` keeps the name of a type
 * wherever it is used, while any string is assignable to it. The tags are keywords of JSON Schema. A `number` of the contract
 * is whole, unless it has one of these types.
 */

/**
 * `id`: letters of an id. `text`, `list`: letters of a text and entries of a list whose type has no limit of its own.
 * `content`: letters of a file as a data address, enough for 10 MB.
 */
export const bodyLimits = { id: 100, text: 100_000, list: 5000, content: 14_000_000 } as const;

/**
 * A point in time, ISO 8601: `2026-11-26T09:30:00.000Z`.
 *
 * @format date-time
 */
export type Instant = string & {};

/**
 * A time of day on the clocks of the property, `HH:mm`.
 *
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type TimeOfDay = string & {};

/**
 * A minute on the clocks of the property: `2026-03-27 12:00`.
 *
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type LocalMinute = string & {};

/** The id of a record; for a new record the client makes its own. @maxLength bodyLimits.id */
export type RecordId = string & {};

/** The name of a person or a thing, as typed. @maxLength sentenceLimits.nameTooLong */
export type Name = string & {};

/**
 * An address of a file, or a `data:` one with its content.
 *
 * @minLength 1
 *
 * @maxLength bodyLimits.content
 */
export type FileAddress = string & {};

/**
 * A note, or a reason.
 *
 * @maxLength sentenceLimits.noteTooLong
 */
export type LongText = string & {};

/**
 * One line.
 *
 * @maxLength sentenceLimits.textTooLong
 */
export type ShortText = string & {};

/**
 * @format email
 *
 * @maxLength personLimits.email
 */
export type Email = string & {};

/**
 * ISO 4217.
 *
 * @pattern ^[A-Z]{3}$
 */
export type CurrencyCode = string & {};

/**
 * ISO 639.
 *
 * @pattern ^[a-z]{2,3}$
 */
export type LanguageCode = string & {};

/**
 * ISO 3166, of two letters.
 *
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string & {};

/**
 * Name of a zone in the IANA's list: `Europe/Madrid`.
 *
 * @format iana-time-zone
 */
export type TimeZone = string & {};

/** The number of people in a stay, or that fit into a room. @minimum 0 @maximum inventoryLimits.people */
export type PeopleCount = number & {};

/** A number that may have decimals, unlike the others. @type number */
export type Decimal = number & {};
