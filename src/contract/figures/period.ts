import type { CivilDate } from "../property";

/** Nights from `from` to `to`, both included. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** Most nights of a period: two years with a leap day. Most closed days that a pickup counts besides the open one. */
export const periodLimits = { nights: 731, closes: 90 } as const;

export interface ComparedPeriod extends Period {
  /** True where not all nights are: Holy Week is compared with Holy Week, and the others with what this leaves. */
  isByFeast?: true;
}

/**
 * `before`: as many nights just before the period. `weekday`: the same weekdays a year before, 364 days. `date`: the
 * same dates a year before. For a year before, the instant as of which they are known moves, too.
 */
export const comparisons = ["before", "weekday", "date"] as const;
export type Comparison = (typeof comparisons)[number];

export const dimensions = ["channel", "plan", "type", "segment", "country", "company", "agency"] as const;
export type Dimension = (typeof dimensions)[number];

/** USALI's segments, as far as a reservation tells. The first that fits counts. */
export const segments = ["group", "contract", "negotiated", "qualified", "discount", "retail"] as const;
export type Segment = (typeof segments)[number];

/** A value for each dimension: an id, a segment, a country code, the name of a company or an agency; "" for unknown. */
export interface FigureFilter extends Period, Partial<Record<Dimension, string>> {}

/** Reasons why a period cannot be shown, in Spanish. */
export const periodReasonTexts = {
  PERIOD_DATES: "Escriba dos fechas.",
  PERIOD_ENDS_BEFORE: "El periodo termina antes de empezar.",
  PERIOD_TOO_LONG: "El periodo puede tener hasta dos años.",
  PERIOD_WITHOUT_DATA: "No hay datos de ese periodo: empiezan el {date}.",
  PERIOD_AHEAD: "No hay datos de ese periodo: terminan el {date}.",
} as const;
export type PeriodReasonCode = keyof typeof periodReasonTexts;
