import type { Guest, GuestDraft } from "@/contract/people/guest";
import { type DeskAction, deskActions, type DeskFields } from "@/contract/reservations/desk";
import { type FolioAction, folioActions, type FolioFields } from "@/contract/reservations/folio";
import type { ActionRequest } from "@/contract/reservations/reservationActions";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import { fullName } from "@/domain/people/names";
import type { Act } from "@/shared/actions/act";
import type { NewCompany } from "@/shared/companies/newCompany";
import { createRecord } from "@/shared/record/createRecord";
import type { Sentence } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { paths } from "@/shared/routing/paths";

import { type BookingRefusal, bookingRefusalOf } from "./bookingRefusal";
import { type DeletionWrite, deletionWrites } from "./deletionWrites";
import { bookingTakenBack, madeTogether } from "./deletions";
import { reservationsApi } from "./reservationsApi";
import { type BookingDraft, type BookingValues, draftOf, valuesOf } from "./bookingValues";
import { askFor } from "./askedRequests";
import { isBooking } from "./isBooking";

export type ActionInput = Omit<ActionRequest, "version" | "overrideReason"> &
  FolioFields &
  Partial<DeskFields> & { newCompany?: NewCompany };

/** With the postings to its folio, and what the desk does besides. */
export type BookingAction = ReservationAction | FolioAction | DeskAction;

export type BookingAct = Act<BookingAction, ActionInput, Reservation>;

/** An act that a press does, named by its action. */
export const pressed = (action: BookingAction): BookingAct => ({ action, label: `booking.action.${action}` });

/** An act that asks for more in a dialog. */
export const asking = (action: BookingAction, renderDialog: BookingAct["renderDialog"]): BookingAct => ({
  ...pressed(action),
  renderDialog,
});

/** By whom an action is done: the folio, the desk, or the reservation itself. */
function callFor(action: BookingAction) {
  if (folioActions.some((one) => one === action)) return reservationsApi.actOnFolio;
  return deskActions.some((one) => one === action) ? reservationsApi.actAtDesk : reservationsApi.actOnReservation;
}

/** Few acts create their payer: the code of that waits until one does. */
function* companyMade(asked: NewCompany): Saga<string> {
  const { newCompanyFor } = yield* call(() => import("@/shared/companies/newCompany"));
  return yield* newCompanyFor(asked);
}

export const reservationRecord = createRecord<
  Reservation,
  BookingDraft,
  BookingValues,
  BookingAction,
  ActionInput,
  DeletionWrite,
  BookingRefusal
>()("booking", {
  outbox: "reservationWrites",
  get: reservationsApi.getReservation,
  async create({
    body: {
      clientId,
      draft: { overrideReason, saleOverride, keepsPrice: _, roomId, asked: __, rooms, routed = [], ...draft },
    },
    key,
  }) {
    const body = { clientId, draft, overrideReason, saleOverride, roomId };
    if (!rooms) return reservationsApi.createReservation({ body, key });
    const [first] = await reservationsApi.createBooking({ body: { ...body, rooms, routed }, key });
    return first!;
  },
  update: ({
    params,
    body: {
      version,
      draft: {
        overrideReason,
        saleOverride,
        keepsPrice,
        addedRoomId,
        roomId: _,
        asked: __,
        rooms: ___,
        routed: ____,
        ...draft
      },
    },
    key,
  }) =>
    reservationsApi.updateReservation({
      params,
      body: { version, draft, overrideReason, saleOverride, keepsPrice, addedRoomId },
      key,
    }),
  *act({ params, body: { newCompany, ...body }, key }): Saga<Reservation> {
    const { id, action } = params;
    const made = newCompany && { companyId: yield* companyMade(newCompany) };
    const reservation = yield* call(callFor(action), { params, body: { ...body, ...made }, key });
    if ((yield* select(reservationRecord.selectors.selectRecord))?.id !== id)
      yield* put(noticeShown({ kind: "success", sentence: { id: "booking.saved", values: { id } } }));
    const { stayId } = body;
    if (action === "charge" && stayId)
      yield* put(
        noticeShown({ kind: "success", sentence: { id: "booking.chargedElsewhere", values: { id: stayId } } }),
      );
    return reservation;
  },
  valuesOf,
  draftOf,
  isValues: isBooking,
  nameOf: ({ guest, newGuest }) => fullName(newGuest ?? guest ?? { firstName: "", lastName: "" }),
  // the decision to keep a price stays: a record in which another desk has changed the price is not what was wanted
  upon: ({ asked: _, roomId: __, rooms: ___, routed: ____, ...draft }, made) =>
    withGuest(withSale(draft, made), made.guest),
  *created({ clientId, draft: { asked = {} } }, reservation): Saga<Sentence | undefined> {
    yield* askFor(clientId, asked, reservation);
    const { id, guest, bookedWith = [] } = reservation;
    if (bookedWith.length === 0) return undefined;
    const others = bookedWith.map((other) => ({ id: other.id, customer: other.name }));
    const inverses = [bookingTakenBack([{ id, customer: fullName(guest) }, ...others])];
    const sentence = { id: "booking.madeTogether", values: { count: bookedWith.length + 1 } } as const;
    yield* put(madeTogether.actions.offered({ sentence, inverses, changed: [] }));
    return sentence;
  },
  changedBy: ({ history, createdBy }) => history[0]?.by ?? createdBy,
  path: paths.reservation,
  listPath: paths.reservations,
  texts: "booking",
  notDone: "booking.notChanged",
  typedIn: ({ amount, note, overrideReason, description, unitPrice, reason }) => [
    amount,
    note,
    overrideReason,
    description,
    unitPrice,
    reason,
  ],
  refusalOf: (error, { request }) => bookingRefusalOf(error, request.version),
  other: deletionWrites,
});

/** A sale that the first attempt has made against the rules is not made against them again. */
function withSale({ saleOverride, ...draft }: BookingDraft, made: Reservation): BookingDraft {
  const fields = ["arrival", "departure", "roomTypeId", "ratePlanId"] as const;
  return fields.every((field) => draft[field] === made[field]) ? draft : { ...draft, saleOverride };
}

/** A guest who was created with the first attempt is not created again, nor accepted again. */
function withGuest({ newGuest, overrideReason, ...draft }: BookingDraft, guest: Guest): BookingDraft {
  if (!newGuest) return draft.guestId === guest.id ? draft : { ...draft, overrideReason };
  const fields = Object.keys(newGuest) as (keyof GuestDraft)[];
  return fields.every((field) => newGuest[field] === guest[field])
    ? { ...draft, guestId: guest.id }
    : { ...draft, newGuest };
}
