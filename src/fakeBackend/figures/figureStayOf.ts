import type { Charge } from "@/contract/account/account";
import type { Cents, CivilDate } from "@/contract/property";
import { netOf } from "@/domain/account/vat";
import { commissionOn } from "@/domain/companies/companyTerms";
import { wholeFolio } from "@/domain/folio/folioLines";
import { serviceLines } from "@/domain/folio/serviceDays";
import { isOff } from "@/domain/kpis/cancellations";
import type { FigureStay, StayPart } from "@/domain/kpis/figureStay";
import { type ClosedLine, sinceClosed } from "@/domain/kpis/sinceClosed";
import { stayParts } from "@/domain/kpis/stayParts";
import { localDate } from "@/domain/localTime";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { ClosedNight } from "./ClosedNights";
import { ending } from "./figuresOf";
import type { FigureTerms } from "./figureTerms";
import { type KeptSale, saleNow, saleOf } from "./saleOf";

/** A guest as the figures know them. */
export interface GuestOrigin {
  country: string;
  /** The company of a stay from before the hotel's books. */
  soldTo?: string;
}

/** The closed days of a stay. */
export interface ClosedOf {
  nights: readonly ClosedNight[];
  isKept: (date: CivilDate) => boolean;
}

/** A reservation for the figures, as of an open night. `guest` is read when it is asked for: their record may change. */
export function figureStayOf(
  stored: StoredReservation,
  terms: FigureTerms,
  openNight: CivilDate,
  guest: () => GuestOrigin,
  closed?: ClosedOf,
): FigureStay {
  const { hotel } = terms;
  const { id, state, arrival, departure, roomTypeId, ratePlanId, channelId, nights } = stored;
  const { checkedInOn, checkedOutOn, cancelReason, charges } = stored;
  let parts: StayPart[] | undefined;
  let kept: KeptSale | undefined;
  const sale = () => (kept ??= saleOf(stored, "", terms));
  const { segment, companyId, agencyId } = sale();
  return {
    id,
    state,
    arrival,
    departure,
    roomTypeId,
    ratePlanId,
    channelId,
    companyId,
    agencyId,
    checkedInOn,
    checkedOutOn,
    cancelReason,
    endedAt: isOff(stored) ? Date.parse(ending(stored).at) : undefined,
    isGroup: terms.isOfGroup(stored),
    segment,
    createdOn: dateAt(stored.createdAt, hotel),
    nights: nights.map((night) => ({
      date: night.date,
      roomTypeId: night.roomTypeId,
      net: netOf({ amount: night.price }),
    })),
    fee: feesIn(charges),
    // a journal reads the nights of all reservations, and the folio of none
    get parts() {
      return (parts ??= partsOf(stored, terms, openNight, guest, closed));
    },
    get country() {
      return guest().country;
    },
    get company() {
      return guest().soldTo ?? saleNow(sale(), hotel).company;
    },
    get agency() {
      return saleNow(sale(), hotel).agency;
    },
  };
}

/** The parts of a stay on days that have kept nothing, and the lines that count on them. */
function openParts(
  stored: StoredReservation,
  terms: FigureTerms,
  openNight: CivilDate,
  guest: () => GuestOrigin,
  closed?: ClosedOf,
) {
  const lines = dayLinesOf(stored, terms);
  const counted = countedLines(stored, terms, openNight, closed, lines);
  const parts = stayParts(
    {
      ...stored,
      lines,
      counted,
      isGroup: terms.isOfGroup(stored),
      commissionPercent: terms.channel(stored.channelId)?.commissionPercent ?? 0,
      commissionOn: termsOf(stored, terms.hotel),
    },
    openNight,
  );
  const saleOn = (on: CivilDate): KeptSale => {
    const night = lines.find(({ kind, date }) => kind === "room" && date === on);
    return saleOf(stored, guest().country, terms, night);
  };
  return { parts, counted, saleOn };
}

function partsOf(...asked: Parameters<typeof openParts>): StayPart[] {
  const [stored, { hotel }, , , closed] = asked;
  const { parts, saleOn } = openParts(...asked);
  // of a stay without a company each night may be paid by another window
  const isByNight = stored.billing !== undefined && stored.companyId === undefined;
  const open = isByNight ? parts.map((part) => ({ ...part, sale: saleNow(saleOn(part.date), hotel) })) : parts;
  if (!closed || closed.nights.length === 0) return open;
  const before = closed.nights.map(({ part, sale }) => ({ ...part, sale: saleNow(sale, hotel) }));
  return [...before, ...open].toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** All lines of a stay by the days on which they count. */
export const dayLinesOf = (stored: StoredReservation, { products, serviceDay }: FigureTerms): Charge[] =>
  serviceLines(wholeFolio(stored, products), stored, products, serviceDay);

/** Those that count on days that have kept nothing. */
export const countedLines = (
  stored: StoredReservation,
  terms: FigureTerms,
  openNight: CivilDate,
  closed?: ClosedOf,
  lines = dayLinesOf(stored, terms),
): Charge[] => (closed ? sinceClosed(lines, closed.nights, { ...stored, ...closed, openNight }) : lines);

/** The nights of a stay that the days until the last one keep as it is closed, and have not kept before. */
export function closedNightsOf(last: CivilDate, ...asked: Parameters<typeof openParts>): ClosedNight[] {
  const [{ id }] = asked;
  const { parts, counted, saleOn } = openParts(...asked);
  return parts
    .filter(({ date }) => date <= last)
    .map((part) => ({
      id,
      part,
      sale: saleOn(part.date),
      lines: counted.filter(({ date }) => date === part.date).map(toClosedLine),
    }));
}

const toClosedLine = ({ id, kind, date, amount, vat, window, corrects }: Charge): ClosedLine => ({
  id,
  kind,
  date,
  amount,
  ...(vat !== undefined && { vat }),
  ...(window && { window }),
  ...(corrects !== undefined && { corrects }),
});

/** The terms of the agency that has sold a stay: those of its own record, also once that is merged. */
function termsOf({ agencyId = "" }: StoredReservation, { companies }: Hotel) {
  const { commissions = [] } = companies.find(agencyId) ?? {};
  return commissions.length > 0 ? (date: CivilDate) => commissionOn(commissions, date) : undefined;
}

/** Fees with what was taken off them. */
function feesIn(charges: readonly Charge[]): Cents {
  if (charges.length === 0) return 0;
  const fees = new Set(charges.filter(({ kind }) => kind === "fee").map(({ id }) => id));
  const ofFees = charges.filter(({ id, corrects = "" }) => fees.has(id) || fees.has(corrects));
  return ofFees.reduce((sum, { amount }) => sum + amount, 0);
}

/** The date of an instant by the hotel's clock. */
export const dateAt = (instant: number, { setUp }: Hotel): CivilDate =>
  localDate(instant, setUp.property.all()[0]!.timeZone);
