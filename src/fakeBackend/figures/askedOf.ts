import { figureNames, type FigureRowsFilter } from "@/contract/figures/hotelFigures";
import {
  comparisons,
  type Dimension,
  dimensions,
  type Period,
  periodLimits,
  segments,
} from "@/contract/figures/period";
import { cancellationKeys, leadBands } from "@/contract/figures/reports";
import { cancelReasons } from "@/contract/reservations/reservationLife";
import { periodReasons } from "@/domain/kpis/periodReasons";
import { isCountry } from "@/domain/register/alphaThree";

import { refuseInput, unknownValues } from "../records/Refused";
import type { FigureBook } from "./FigureBook";

/** Stays by the values of dimensions; "" for those of which it is not known. */
export type Filter = Partial<Record<Dimension, string>>;

interface Query extends Partial<Omit<FigureRowsFilter, keyof Period>> {
  compare?: string;
  by?: string;
}

/**
 * Period and filter of a query. Refused (422) with the reason why the period has no figures, as by `refuseUnknown`, and
 * where it is not by one of the `keys` of its report.
 */
export function askedOf(
  query: Query & Period,
  book: FigureBook,
  keys?: readonly string[],
): { period: Period; filter: Filter } {
  const period = { from: query.from, to: query.to };
  refuseInput(periodReasons(period, book.known));
  refuseUnknown(query, book);
  if (keys) refuseInput([], unknownValues({ by: oneOf(keys)(String(query.by)) }));
  const asked = dimensions.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]]));
  return { period, filter: Object.fromEntries(asked) };
}

/** Refuses (422) values that are not known, each with its sentence: the figures of nothing look like those of a bad month. */
export function refuseUnknown(query: Query, book: FigureBook) {
  const isKnown = knownIn(book);
  const asked = (Object.keys(isKnown) as (keyof Query)[]).filter((name) => query[name] !== undefined);
  refuseInput([], unknownValues(Object.fromEntries(asked.map((name) => [name, isKnown[name](String(query[name]))]))));
}

function knownIn(book: FigureBook): Record<keyof Query, (value: string) => boolean> {
  const { channels, ratePlans, roomTypes } = book.hotel.setUp;
  return {
    channel: (id) => channels.find(id) !== undefined,
    plan: (id) => ratePlans.find(id) !== undefined,
    type: (id) => roomTypes.find(id) !== undefined,
    segment: oneOf(segments),
    country: (code) => code === "" || isCountry(code),
    company: (name) => name === "" || book.hasCompany(name),
    agency: (name) => name === "" || book.hasCompany(name),
    figure: oneOf(figureNames),
    since: (days) => /^\d+$/.test(days) && Number(days) <= periodLimits.closes,
    noShows: oneOf(["included"]),
    lead: oneOf(leadBands.map(String)),
    reason: oneOf([...cancelReasons, "noShow"]),
    compare: oneOf(comparisons),
    by: oneOf([...dimensions, ...cancellationKeys]),
  };
}

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
