import type { Charge } from "@/contract/reservations/folio";
import type { CivilDate } from "@/contract/property";
import type { ActionRequest } from "@/contract/reservations/reservationActions";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { endedAllowances } from "@/domain/folio/allowances";
import { placeOf, ruledWindow } from "@/domain/folio/windows";
import { cancellationFee, noShowFee } from "@/domain/reservations/fees";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";
import { leftOn, roomedIn, withoutRooms } from "./roomChanges";

export const CANCELLATION_FEE = "Gastos de cancelación";

/** The state machine changes the state. */
type Change = Partial<Omit<StoredReservation, "state">>;
type Effect = (reservation: StoredReservation, request: ActionRequest, context: EffectContext) => Change;

interface EffectContext {
  hotel: Hotel;
  /** Milliseconds. */
  now: number;
}

/** What each allowed action changes besides the state. */
export const actionEffects: Record<ReservationAction, Effect> = {
  confirm: () => ({ releaseOn: "" }),
  cancel(reservation, { cancelReason, waiveFee }, { hotel, now }) {
    const { businessDate } = hotel.property;
    const { fee } = cancellationFee(reservation, businessDate, cancelReason);
    const ended = withoutAllowances({ ...reservation, state: "cancelled" }, hotel);
    const charges = withFee(ended, waiveFee ? 0 : fee, CANCELLATION_FEE, businessDate);
    return { cancelReason, cancelledAt: now, ...withoutRooms(reservation), charges };
  },
  markNoShow(reservation, _, { hotel }) {
    const { businessDate } = hotel.property;
    const { fee } = noShowFee(reservation, businessDate);
    const ended = withoutAllowances({ ...reservation, state: "noShow" }, hotel);
    const charges = withFee(ended, fee, "Gastos de no presentado", businessDate);
    return { ...withoutRooms(reservation), charges };
  },
  reactivate: (reservation, _, { hotel }) => ({
    cancelReason: undefined,
    cancelledAt: undefined,
    charges: withoutFees(reservation, hotel.property.businessDate),
  }),
  release: (reservation, _, { hotel, now }) => ({
    cancelReason: "notConfirmed",
    cancelledAt: now,
    ...withoutRooms(reservation),
    charges: withoutAllowances({ ...reservation, state: "cancelled" }, hotel).charges,
  }),
  assignRoom(reservation, { roomId }, { hotel, now }) {
    const room = roomId === undefined ? undefined : hotel.room(roomId);
    return room ? roomedIn(reservation, { room, now }, hotel.property.businessDate) : {};
  },
  unassignRoom: withoutRooms,
  checkIn: (_, { keys }, { hotel }) => ({ checkedInOn: hotel.property.businessDate, keys }),
  revertCheckIn: () => ({ checkedInOn: undefined, keys: undefined }),
  checkOut(reservation, _, { hotel }) {
    const { businessDate } = hotel.property;
    if (reservation.departure <= businessDate) return { checkedOutOn: businessDate };
    // an early departure frees the remaining nights
    return { checkedOutOn: businessDate, ...leftOn(reservation, businessDate) };
  },
  reopen: () => ({ checkedOutOn: undefined }),
};

/** A stay that does not take place, without what was taken off its price. */
function withoutAllowances(stay: StoredReservation, { products, property }: Hotel): StoredReservation {
  const reason = stay.state === "noShow" ? "No presentado" : "Reserva cancelada";
  const ended = endedAllowances({ stay, products, date: property.businessDate, reason });
  return { ...stay, charges: [...stay.charges, ...ended] };
}

function withFee(
  { id, charges, billing }: StoredReservation,
  amount: number,
  description: string,
  date: CivilDate,
): Charge[] {
  const fee = { kind: "fee", description, date, amount, ...placeOf(ruledWindow("fee", billing)) } as const;
  return amount === 0 ? charges : [...charges, line(id, charges, fee)];
}

/** A fee that no longer applies is reversed by a line of its own. */
function withoutFees({ id, charges }: StoredReservation, date: CivilDate): Charge[] {
  const fees = charges.filter(({ kind }) => kind === "fee").map((fee) => fee.id);
  const ofFees = charges.filter((one) => one.kind === "fee" || isOfFee(one) || fees.includes(one.corrects ?? ""));
  const amount = ofFees.reduce((sum, charge) => sum + charge.amount, 0);
  if (amount === 0) return charges;
  const description = FEE_TAKEN_BACK;
  const corrects = fees.at(-1);
  return [...charges, line(id, charges, { kind: "correction", description, date, amount: -amount, corrects })];
}

const FEE_TAKEN_BACK = "Anulación de gastos";

const isOfFee = ({ kind, description }: Charge) => kind === "correction" && description === FEE_TAKEN_BACK;

function line(id: string, charges: readonly Charge[], rest: Omit<Charge, "id" | "sourceRef">): Charge {
  const number = charges.length + 1;
  return { id: `charge-${number}`, sourceRef: `${rest.kind}:${id}:${number}`, ...rest };
}
