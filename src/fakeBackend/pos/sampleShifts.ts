import { type TillId, tills } from "@/contract/outlets";
import type { CashMovement } from "@/contract/pos/shifts";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { expectedCash } from "@/domain/pos/drawer";

import { randomFrom } from "../core/random";
import { shiftIdOf } from "../tillSample/shiftIdOf";
import type { StoredShift, StoredTicket } from "./PosBooks";
import { sumsOf } from "./shifts";

const FLOAT = 150_00;

/** The shifts in which the sample's tickets were sold: one a day and till. Those of today are open, but for the spa's. */
export function sampleShifts(sold: readonly StoredTicket[], today: CivilDate): StoredShift[] {
  const shifts: StoredShift[] = [];
  for (const till of tills) {
    const dates = [...new Set(sold.filter((one) => one.till === till).map(({ date }) => date))].toSorted();
    for (const [place, date] of dates.entries())
      shifts.push(shiftOn(till, date, place + 1, sold, date === today && till !== "T3"));
  }
  return shifts;
}

function shiftOn(
  till: TillId,
  date: CivilDate,
  place: number,
  sold: readonly StoredTicket[],
  isOpen: boolean,
): StoredShift {
  const id = shiftIdOf(till, date);
  const its = sold.filter(({ shiftId }) => shiftId === id);
  const by = its[0]?.by ?? "";
  const openedAt = `${date}T07:45:00.000Z`;
  const closedAt = `${addDays(date, 0)}T23:15:00.000Z`;
  const { between, next } = randomFrom(place * 10 + tills.indexOf(till));
  const movements: CashMovement[] =
    next() < 0.3
      ? [
          {
            id: "M1",
            at: `${date}T16:00:00.000Z`,
            by,
            kind: "out",
            amount: between(2, 12) * 500,
            reason: "Compra de hielo y limones",
          },
        ]
      : [];
  const opened: StoredShift = {
    id,
    version: 1,
    state: "open",
    till,
    float: FLOAT,
    reason: "",
    date,
    openedAt,
    closedAt: "",
    by,
    openingDifference: 0,
    movements,
    place: 0,
    history: [{ id: "history-1", at: openedAt, by, what: "created", changes: [] }],
  };
  if (isOpen) return opened;
  const expected = expectedCash({
    float: FLOAT,
    movements,
    payments: its.flatMap(({ payments }) => payments),
    tips: its.flatMap(({ tip }) => tip ?? []),
  });
  const counted = expected + (next() < 0.2 ? between(-3, 2) * 100 : 0);
  const ended = { ...opened, closedAt, left: FLOAT, place, counted, version: 3 };
  return { ...ended, state: "closed", closed: { sums: sumsOf(ended, its), expected } };
}
