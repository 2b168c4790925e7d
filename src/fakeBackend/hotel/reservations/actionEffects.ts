import type { Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import type { ActionRequest } from "@/contract/reservations/reservationActions";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { endedAllowances } from "@/domain/folio/allowances";
import { isOfFee } from "@/domain/account/corrections";
import { placeOf, ruledWindow } from "@/domain/account/windows";
import { cancellationFee, feeMoment, feeVat, noShowFee } from "@/domain/reservations/fees";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";
import { asDirect } from "./cancelledByChannel";
import { lateStay } from "./lateStay";
import { leftOn, roomedIn, withoutRooms } from "./roomChanges";
import { soldAgain } from "./stayTerms";

export const CANCELLATION_FEE = "Gastos de cancelación";
export const NO_SHOW_FEE = "Cargo por no-show";

/** The state machine changes the state, unless an earlier one comes back. */
type Change = Partial<StoredReservation>;
type Effect = (reservation: StoredReservation, request: ActionRequest, context: EffectContext) => Change;

interface EffectContext {
  hotel: Hotel;
  /** Milliseconds. */
  now: number;
}

/** Changes by each allowed action, besides the state. */
export const actionEffects: Record<ReservationAction, Effect> = {
  confirm: () => ({ releaseOn: "" }),
  cancel(reservation, { cancelReason, waiveFee }, { hotel, now }) {
    const { businessDate } = hotel.property;
    const { fee, feeCause } = cancellationFee(reservation, feeMoment(new Date(now), hotel.property), cancelReason);
    const ended = withoutAllowances({ ...reservation, state: "cancelled" }, hotel);
    const due = { amount: waiveFee ? 0 : fee, vat: feeVat(feeCause) };
    const charges = withFee(ended, due, CANCELLATION_FEE, businessDate);
    const notCome = cancelReason === "notConfirmed" ? notComeOn(reservation, businessDate) : {};
    return { cancelReason, cancelledAt: now, ...notCome, ...withoutRooms(reservation), charges };
  },
  markNoShow(reservation, { waiveFee }, { hotel, now }) {
    const { businessDate } = hotel.property;
    const { fee, feeCause } = noShowFee(reservation, feeMoment(new Date(now), hotel.property));
    const ended = withoutAllowances({ ...reservation, state: "noShow" }, hotel);
    const due = { amount: waiveFee ? 0 : fee, vat: feeVat(feeCause) };
    const charges = withFee(ended, due, NO_SHOW_FEE, businessDate);
    return { ...withoutRooms(reservation), charges, noShowOn: businessDate };
  },
  reportNoShow: (_, __, { hotel }) => ({ noShowReportedOn: hotel.property.businessDate }),
  revertReportNoShow: () => ({ noShowReportedOn: undefined }),
  reactivate: (reservation, _, { hotel }) => ({
    ...asDirect(reservation, hotel),
    ...arrivingFrom(reservation, hotel.property.businessDate),
    cancelReason: undefined,
    cancelledAt: undefined,
    noShowOn: undefined,
    noShowReportedOn: undefined,
    charges: withoutFees(reservation, hotel.property.businessDate),
  }),
  release: (reservation, _, { hotel, now }) => ({
    cancelReason: "notConfirmed",
    cancelledAt: now,
    ...withoutRooms(reservation),
    charges: withoutAllowances({ ...reservation, state: "cancelled" }, hotel).charges,
  }),
  assignRoom(reservation, { roomId, isRepriced = false }, { hotel, now }) {
    const room = roomId === undefined ? undefined : hotel.room(roomId);
    if (!room) return {};
    const sold = isRepriced ? soldAgain(reservation, reservation, room.roomTypeId, hotel) : reservation;
    return { ...sold, ...roomedIn(sold, { room, now }, hotel.property.businessDate) };
  },
  unassignRoom: withoutRooms,
  checkIn: (_, { keys }, context) => arrived(context, keys),
  revertCheckIn: () => notArrived,
  checkInLate(reservation, { roomId = "", keys }, context) {
    const { hotel } = context;
    const { state, arrival, departure, nights, cancelReason, cancelledAt, charges: former } = reservation;
    const charges = withoutFees(reservation, hotel.property.businessDate);
    const fee = sumOf(former) - sumOf(charges);
    return {
      ...arrived(context, keys),
      ...lateStay(reservation, roomId, hotel),
      cancelReason: undefined,
      cancelledAt: undefined,
      noShowReportedOn: undefined,
      charges,
      beforeLate: { state, arrival, departure, nights, cancelReason, cancelledAt, fee },
    };
  },
  revertCheckInLate(reservation, _, { hotel }) {
    const { fee: amount = 0, ...stay } = reservation.beforeLate ?? {};
    const { vat, description = NO_SHOW_FEE } = lastFee(reservation) ?? {};
    const charges = withFee(reservation, { amount, vat }, description, hotel.property.businessDate);
    return { ...notArrived, ...stay, dayRoomId: undefined, charges, beforeLate: undefined };
  },
  checkOut(reservation, _, { hotel, now }) {
    const { businessDate } = hotel.property;
    const left = { checkedOutOn: businessDate, checkedOutAt: new Date(now).toISOString() };
    // an early departure frees the remaining nights
    return reservation.departure <= businessDate ? left : { ...left, ...leftOn(reservation, businessDate) };
  },
  reopen: () => ({ checkedOutOn: undefined, checkedOutAt: undefined }),
};

/** An unconfirmed reservation that is cancelled on the day of its arrival: the guest may still come. */
const notComeOn = ({ arrival }: StoredReservation, date: CivilDate) => (arrival <= date ? { noShowOn: date } : {});

/** Without the nights that are over: a guest who comes later arrives today. */
const arrivingFrom = ({ arrival, nights }: StoredReservation, date: CivilDate) =>
  arrival < date ? { arrival: date, nights: nights.filter((night) => night.date >= date) } : {};

/** A stay that does not take place, without what was taken off its price. */
function withoutAllowances(stay: StoredReservation, { products, property }: Hotel): StoredReservation {
  const reason = stay.state === "noShow" ? "No-show" : "Reserva cancelada";
  const ended = endedAllowances({ stay, products, date: property.businessDate, reason });
  return { ...stay, charges: [...stay.charges, ...ended] };
}
const arrived = ({ hotel, now }: EffectContext, keys: number | undefined) => ({
  checkedInOn: hotel.property.businessDate,
  checkedInAt: new Date(now).toISOString(),
  keys,
});

const notArrived = { checkedInOn: undefined, checkedInAt: undefined, keys: undefined };

function withFee(
  { id, charges, billing }: StoredReservation,
  due: Pick<Charge, "amount" | "vat">,
  description: string,
  date: CivilDate,
): Charge[] {
  const fee = { kind: "fee", description, date, ...due, ...placeOf(ruledWindow("fee", billing)) } as const;
  return due.amount === 0 ? charges : [...charges, line(id, charges, fee)];
}

const lastFee = ({ charges }: StoredReservation) => charges.findLast(({ kind }) => kind === "fee");

/** A fee that no longer applies is reversed by a line of its own, with its VAT. */
export function withoutFees(stay: StoredReservation, date: CivilDate): Charge[] {
  const { id, charges } = stay;
  const fee = lastFee(stay);
  const amount = sumOf(charges.filter((one) => isTakenBack(one) || isOfFee(one, charges)));
  if (!fee || amount === 0) return charges;
  const back = { kind: "correction", description: FEE_TAKEN_BACK, date, amount: -amount, vat: fee.vat } as const;
  return [...charges, line(id, charges, { ...back, corrects: fee.id })];
}

/** The allowances that ended with a stay since it was `former`. */
export function allowancesEnded({ charges }: StoredReservation, former: StoredReservation): Charge[] {
  const ended = new Set(charges.slice(former.charges.length).map(({ corrects }) => corrects));
  return former.charges.filter(({ id, kind }) => kind === "allowance" && ended.has(id));
}

/** With allowances given again on `date`, each by a line of its own. */
export function withAllowances(
  { id, charges }: StoredReservation,
  again: readonly Charge[],
  date: CivilDate,
): Charge[] {
  const all = [...charges];
  const ids = new Map<string, string>();
  for (const { id: former, sourceRef: _, documentId: __, origin: ___, shareOf, ...allowance } of again) {
    const first = shareOf !== undefined && { shareOf: ids.get(shareOf) ?? shareOf };
    const given = line(id, all, { ...allowance, ...first, date });
    ids.set(former, given.id);
    all.push(given);
  }
  return all;
}

const sumOf = (charges: readonly Charge[]): number => charges.reduce((sum, { amount }) => sum + amount, 0);

const FEE_TAKEN_BACK = "Anulación de gastos";

const isTakenBack = ({ kind, description }: Charge) => kind === "correction" && description === FEE_TAKEN_BACK;

function line(id: string, charges: readonly Charge[], rest: Omit<Charge, "id" | "sourceRef">): Charge {
  const number = charges.length + 1;
  return { id: `charge-${number}`, sourceRef: `${rest.kind}:${id}:${number}`, ...rest };
}
