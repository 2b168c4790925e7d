import type {
  CommissionLine,
  CommissionSettlement,
  CommissionStatement,
  StatementQuery,
} from "@/contract/companies/companyPage";
import type { CompanyReason } from "@/contract/companies/companyReasons";
import type { RecordId } from "@/contract/formats";
import type { Cents, CivilDate } from "@/contract/property";
import { addDays, isCivilDate } from "@/domain/civilDate";
import { companyReason } from "@/domain/companies/companyReason";
import { fieldReason } from "@/domain/definition/fieldFaults";
import { unless } from "@/domain/faults";
import type { StayPart } from "@/domain/kpis/figureStay";
import { fullName } from "@/domain/people/names";

import type { Actor } from "../records/Actor";
import { refuseFaults } from "../records/Refused";
import type { CompanyBooks, StoredSettlement } from "./CompanyBooks";

/** Dates that are none, in the wrong order, or of nights that are not closed. */
function periodFaults({ from, to }: StatementQuery, openNight: CivilDate) {
  const last = addDays(openNight, -1);
  const areDates = isCivilDate(from) && isCivilDate(to);
  return [
    ...unless(isCivilDate(from), "from", () => fieldReason("FIELD_DATE")),
    ...unless(isCivilDate(to), "to", () => fieldReason("FIELD_DATE")),
    ...unless(!areDates || from <= to, "to", () => companyReason("TERM_INVERTED")),
    ...unless(!areDates || to <= last, "to", () => companyReason("STATEMENT_OPEN", { date: last })),
  ];
}

/**
 * The commission of an agency in a period, stay by stay, and the part that was settled before. A correction is of the day
 * that it was made on, so that it comes to the statement of that day.
 */
export function statementOf(companyId: RecordId, query: StatementQuery, books: CompanyBooks): CommissionStatement {
  refuseFaults(periodFaults(query, books.openNight));
  const earned = earnedIn(companyId, query, books);
  const settled = settledIn(companyId, query, books);
  const lines = [...new Set([...earned.keys(), ...settled.keys()])]
    .flatMap((id) => lineOf(id, earned.get(id) ?? [], settled.get(id) ?? 0, books))
    .toSorted((one, other) => (one.arrival < other.arrival ? -1 : one.arrival > other.arrival ? 1 : 0));
  const sum = (of: "nights" | "base" | "commission" | "settled") => lines.reduce((all, line) => all + line[of], 0);
  const [commission, before] = [sum("commission"), sum("settled")];
  const { from, to } = query;
  return {
    companyId,
    from,
    to,
    lines,
    nights: sum("nights"),
    base: sum("base"),
    commission,
    settled: before,
    due: commission - before,
  };
}

/** By stay, its shares of the days of a period. */
function earnedIn(companyId: RecordId, { from, to }: StatementQuery, books: CompanyBooks): Map<string, StayPart[]> {
  const sold = books.sharesOf(companyId).filter(({ isSold }) => isSold);
  const earned = sold.map(({ stay, parts: own }) => {
    const parts = own.filter(({ date, percents }) => from <= date && date <= to && percents.length > 0);
    return [stay.id, parts] as const;
  });
  return new Map(earned.filter(([, parts]) => parts.length > 0));
}

/** By stay, what was settled of the days of a period. */
function settledIn(companyId: RecordId, { from, to }: StatementQuery, books: CompanyBooks): Map<string, Cents> {
  const settled = new Map<string, Cents>();
  for (const { reservationId, date, amount } of books.settlementsOf(companyId).flatMap(({ lines }) => lines))
    if (from <= date && date <= to) settled.set(reservationId, (settled.get(reservationId) ?? 0) + amount);
  return settled;
}

function lineOf(id: string, parts: readonly StayPart[], settled: Cents, { hotel }: CompanyBooks): CommissionLine[] {
  const stored = hotel.find(id);
  if (!stored) return [];
  const { arrival, departure, guestId } = stored;
  const sum = (of: "sold" | "commissionBase" | "commission") => parts.reduce((all, part) => all + part[of], 0);
  return [
    {
      reservationId: id,
      guest: fullName(hotel.guests.get(guestId)),
      arrival,
      departure,
      nights: sum("sold"),
      base: sum("commissionBase"),
      percents: [...new Set(parts.flatMap(({ percents }) => percents))],
      commission: sum("commission"),
      settled,
    },
  ];
}

/** Reasons against settling a period, each with its field. */
export function againstSettling(companyId: RecordId, query: StatementQuery, books: CompanyBooks): CompanyReason[] {
  const faults = periodFaults(query, books.openNight);
  if (faults.length > 0) return faults.map(({ field, reason }) => ({ ...(reason as CompanyReason), field }));
  const isOpen = openDays(companyId, query, books).length > 0;
  return isOpen ? [] : [{ ...companyReason("STATEMENT_EMPTY"), field: "to" }];
}

/** Settles what is due of a period, to the night. */
export function settle(companyId: RecordId, { from, to }: StatementQuery, books: CompanyBooks, { by, now }: Actor) {
  const { settlements } = books;
  const lines = openDays(companyId, { from, to }, books);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  settlements.put({ id: settlements.nextId(), companyId, from, to, amount, at: now.toISOString(), by, lines });
}

/** Earned and not settled, or settled and not earned any more, by stay and day. */
function openDays(companyId: RecordId, query: StatementQuery, books: CompanyBooks): StoredSettlement["lines"] {
  const open = new Map<string, StoredSettlement["lines"][number]>();
  const add = (reservationId: string, date: CivilDate, amount: Cents) => {
    const key = `${reservationId} ${date}`;
    open.set(key, { reservationId, date, amount: (open.get(key)?.amount ?? 0) + amount });
  };
  for (const [id, parts] of earnedIn(companyId, query, books))
    for (const { date, commission } of parts) add(id, date, commission);
  for (const { reservationId, date, amount } of books.settlementsOf(companyId).flatMap(({ lines }) => lines))
    if (query.from <= date && date <= query.to) add(reservationId, date, -amount);
  return [...open.values()].filter(({ amount }) => amount !== 0);
}

export const toSettlement = ({ id, from, to, amount, at, by }: StoredSettlement): CommissionSettlement => ({
  id,
  from,
  to,
  amount,
  at,
  by,
});
