/*
 * Formats of plain values, so that the description of the calls says more than "string". `& {}` keeps the name of a type
 * wherever it is used, while any string is assignable to it. The tags are keywords of JSON Schema. A `number` of the contract
 * is whole, unless it has one of these types.
 */

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

/** @format email */
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
 * May have decimals, unlike other numbers.
 *
 * @type number
 */
export type Decimal = number & {};
