import type { Charge } from "@/contract/account/account";
import type { Cents, CivilDate } from "@/contract/property";
import { netOf } from "@/domain/account/vat";
import { commissionOn } from "@/domain/companies/companyTerms";
import { wholeFolio } from "@/domain/folio/folioLines";
import { isOff } from "@/domain/kpis/cancellations";
import type { FigureStay, StayPart } from "@/domain/kpis/figureStay";
import { segmentOf } from "@/domain/kpis/shares";
import { stayParts } from "@/domain/kpis/stayParts";
import { localDate } from "@/domain/localTime";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { ending } from "./figuresOf";

/** A guest as the figures know them. */
export interface GuestOrigin {
  country: string;
  /** The company of a stay from before the hotel's books. */
  soldTo?: string;
}

/** As the record is called now, or that which it was merged into. */
const nameOf = (id: string | undefined, { companies }: Hotel): string => companies.now(id)?.name ?? "";

/** A reservation for the figures, as of an open night. `guest` is read when it is asked for: their record may change. */
export function figureStayOf(
  stored: StoredReservation,
  hotel: Hotel,
  openNight: CivilDate,
  guest: () => GuestOrigin,
): FigureStay {
  const { id, state, arrival, departure, roomTypeId, ratePlanId, channelId, nights } = stored;
  const { checkedInOn, checkedOutOn, cancelReason, charges, billing, guarantee } = stored;
  const isGroup = isOfGroup(stored, hotel);
  const { commissionPercent = 0, kind: channel } = hotel.setUp.channels.find(channelId) ?? {};
  let parts: StayPart[] | undefined;
  const isForCompany = billing !== undefined || guarantee === "company";
  const isMember = charges.some(({ points }) => points !== undefined);
  return {
    id,
    state,
    arrival,
    departure,
    roomTypeId,
    ratePlanId,
    channelId,
    checkedInOn,
    checkedOutOn,
    cancelReason,
    endedAt: isOff(stored) ? Date.parse(ending(stored).at) : undefined,
    isGroup,
    segment: segmentOf({ isGroup, channel, isForCompany, isMember }),
    createdOn: dateAt(stored.createdAt, hotel),
    nights: nights.map((night) => ({
      date: night.date,
      roomTypeId: night.roomTypeId,
      net: netOf({ amount: night.price }),
    })),
    fee: feesIn(charges),
    // a journal reads the nights of all reservations, and the folio of none
    get parts() {
      return (parts ??= stayParts(
        {
          ...stored,
          lines: wholeFolio(stored, hotel.products),
          isGroup,
          commissionPercent,
          commissionOn: termsOf(stored, hotel),
        },
        openNight,
      ));
    },
    get country() {
      return guest().country;
    },
    // of the reservation, not of the card of its guest, which says whom they work for today
    get company() {
      return guest().soldTo ?? nameOf(stored.companyId, hotel);
    },
    get agency() {
      return nameOf(stored.agencyId, hotel);
    },
  };
}

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

export const isOfGroup = ({ id, billing }: StoredReservation, hotel: Hotel): boolean =>
  billing?.leader !== undefined || hotel.membersOf(id).length > 0;
