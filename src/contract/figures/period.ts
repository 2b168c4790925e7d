import type { CivilDate } from "../property";

/** Nights from `from` to `to`, both included. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** Two years, one of them a leap year; closed days with which the open one is counted as pickup, from 0. */
export const periodLimits = { nights: 731, closes: 90 } as const;

/** Nights that a period is compared with. */
export interface ComparedPeriod extends Period {
  /** Not all of them: Holy Week is compared with Holy Week, and others with the nights that this leaves. */
  isByFeast?: true;
}

/**
 * With which nights a period is compared: as many just before it; the same weekdays a year before, 364 days; the same
 * dates a year before. A year before, the instant of which they are known moves too.
 */
export const comparisons = ["before", "weekday", "date"] as const;
export type Comparison = (typeof comparisons)[number];

/** By what nights are told apart. */
export const dimensions = ["channel", "plan", "type", "segment", "country", "company"] as const;
export type Dimension = (typeof dimensions)[number];

/** USALI's segments, as far as a reservation tells: the first that fits. */
export const segments = ["group", "contract", "negotiated", "qualified", "discount", "retail"] as const;
export type Segment = (typeof segments)[number];

/** One value of each dimension: an id, a segment, a country's code or a company's name; "" where none is known. */
export interface FigureFilter extends Period, Partial<Record<Dimension, string>> {}

/** Why a period cannot be shown, in Spanish. */
export const periodReasonTexts = {
  PERIOD_DATES: "Escriba dos fechas.",
  PERIOD_ENDS_BEFORE: "El periodo termina antes de empezar.",
  PERIOD_TOO_LONG: "El periodo puede tener hasta dos años.",
  PERIOD_WITHOUT_DATA: "No hay datos de ese periodo: empiezan el {date}.",
  PERIOD_AHEAD: "No hay datos de ese periodo: terminan el {date}.",
} as const;
export type PeriodReasonCode = keyof typeof periodReasonTexts;
