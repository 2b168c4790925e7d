/*
 * Formats of plain values, so that the description of the calls says more than "string". `& {}` keeps the name of a type
 * wherever it is used, while any string is assignable to it. The tags are keywords of JSON Schema. A `number` of the contract
 * is whole, unless it has one of these types.
 */

/**
 * Letters of an id; of a text, and entries of a list, of a body whose types say no limit of their own; letters of a file as
 * an address, which 10 MB fit into.
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

/**
 * Of a record, or the client's own for what it makes.
 *
 * @maxLength bodyLimits.id
 */
export type RecordId = string & {};

/**
 * Of a person or a thing, as it is typed.
 *
 * @maxLength sentenceLimits.nameTooLong
 */
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

/**
 * People of a stay, or as many as a room has place for.
 *
 * @minimum 0
 *
 * @maximum inventoryLimits.people
 */
export type PeopleCount = number & {};

/**
 * May have decimals, unlike other numbers.
 *
 * @type number
 */
export type Decimal = number & {};
