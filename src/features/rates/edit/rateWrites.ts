import type { CivilDate } from "@/contract/property";
import {
  type RateCalendar,
  rateCalendarContract,
  type RateLine,
  type RateLineChange,
} from "@/contract/reservations/rateCalendar";
import type { OfferAlternativesQuery } from "@/contract/reservations/rates";
import { lineKey } from "@/domain/rates/rateBooks";
import { changedLines, countOf, takenBack } from "@/domain/rates/rateChanges";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { isObject } from "@/shared/shapes";
import { undoSlice } from "@/shared/undo/undoSlice";
import { createWrite } from "@/shared/write/createWrite";

import { rateConflicts } from "./rateConflicts";

export const ratesApi = createClient(rateCalendarContract);

const askRates = (query: { from?: CivilDate; days: number }): Promise<RateCalendar> =>
  ratesApi.getRateCalendar({ query });

/** The calendar as the server has it; `rates` shows what is pending over it. */
export const toldRates = createLoad("rateCalendar", askRates, ratesApi.getRateCalendar.reads);

/** The nights of a bulk change, whatever the page shows. */
export const toldRange = createLoad("rateRange", askRates, ratesApi.getRateCalendar.reads);

/** The last acts. */
export const rateHistory = createLoad("rateHistory", () => ratesApi.getRateHistory(), ratesApi.getRateHistory.reads);

/** The price of a stay, explained. */
export const explained = createLoad(
  "rateExplained",
  (query: OfferAlternativesQuery) => ratesApi.explainOffer({ query }),
  ratesApi.explainOffer.reads,
);

/** Tells both calendars how things are now. */
export function* tellRates(update: (known: RateCalendar) => RateCalendar): Saga {
  yield* toldRates.tell(update);
  yield* toldRange.tell(update);
}

/** Asks for both calendars again. */
export function* askRatesAgain(): Saga {
  yield* toldRates.askAgain();
  yield* toldRange.askAgain();
}

export const rateUndo = undoSlice("rateUndo");

export interface RateWrite {
  changes: RateLineChange[];
  isUndo: boolean;
}

/** Nights that are set by hand, however many, are one write. One after the other: a later one may be about the same night. */
export const rateWrites = createWrite<RateWrite>()("rateChanges", {
  recordOf: () => "rates",
  isWhat: (value): value is RateWrite =>
    isObject(value) && Array.isArray(value.changes) && typeof value.isUndo === "boolean",
}).sentBy({
  *send({ changes }, key): Saga {
    const lines = yield* call(ratesApi.changeRates, { body: { changes }, key });
    yield* tellRates((known) => withLines(known, lines));
  },
  *refused({ changes }, error, key): Saga {
    const { current } = recordRefusalOf<RateLine[]>(error);
    if (current) {
      yield* tellRates((known) => withLines(known, current));
      yield* put(rateConflicts.asked({ key, changes, lines: current }));
      if (window.location.pathname === paths.roomRates) return; // where the question is asked
    }
    const sentence = { id: "rates.notChanged", values: { count: countOf(changes) } } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.roomRates }));
  },
  readAgain: askRatesAgain,
  undoable: {
    undo: rateUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: ({ changes }) => ({ changes: takenBack(changes), isUndo: true }),
    done: ({ changes }) => ({ id: "rates.changed", values: { count: countOf(changes) } }),
    undone: ({ changes }) => ({ id: "rates.undone", values: { count: countOf(changes) } }),
  },
});

export const ratesAsSet = (known: RateCalendar, { changes }: RateWrite): RateCalendar => ({
  ...known,
  lines: changedLines(known.lines, changes),
});

/** A reply tells of the nights from the business date on: those before it stay as they are known. */
function withLines(known: RateCalendar, lines: readonly RateLine[]): RateCalendar {
  const changed = new Map(lines.map((line) => [lineKey(line), line.nights]));
  const withNights = (line: RateLine) => {
    const nights = changed.get(lineKey(line));
    const past = Object.entries(line.nights).filter(([date]) => date < known.businessDate);
    return nights ? { ...line, nights: { ...Object.fromEntries(past), ...nights } } : line;
  };
  return { ...known, lines: known.lines.map(withNights) };
}
