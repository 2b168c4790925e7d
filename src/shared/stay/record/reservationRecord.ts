import type { Guest, GuestDraft } from "@/contract/people/guest";
import type { Reservation } from "@/contract/reservations/reservations";
import { fullName } from "@/domain/people/names";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";

import { reservationActions } from "./reservationActions";
import { reservationsApi } from "./reservationsApi";
import { type BookingDraft, type BookingValues, draftOf, valuesOf } from "./bookingValues";
import { askFor } from "./askedRequests";
import { isBooking } from "./isBooking";

const { selectAsked } = reservationActions.selectors;

export const reservationRecord = createRecord<Reservation, BookingDraft, BookingValues>()("booking", {
  get: reservationsApi.getReservation,
  create: ({ clientId, draft: { overrideReason, roomId, asked: _, ...draft } }, key) =>
    reservationsApi.createReservation({ body: { clientId, draft, overrideReason, roomId }, key }),
  update: ({ id, version, draft: { overrideReason, roomId: _, asked: __, ...draft } }, key) =>
    reservationsApi.updateReservation({ params: { id }, body: { version, draft, overrideReason }, key }),
  valuesOf,
  draftOf,
  isValues: isBooking,
  nameOf: ({ guest, newGuest }) => fullName(newGuest ?? guest ?? { firstName: "", lastName: "" }),
  upon: ({ asked: _, roomId: __, ...draft }, { guest }) => withGuest(draft, guest),
  created: ({ clientId, draft: { asked = {} } }, reservation) => askFor(clientId, asked, reservation),
  isHeld: (state: Parameters<typeof selectAsked>[0]) => selectAsked(state) !== undefined,
  changedBy: ({ history, createdBy }) => history[0]?.by ?? createdBy,
  path: paths.reservation,
  listPath: paths.reservations,
  texts: {
    failed: "booking.failed",
    unknown: "booking.unknown",
    toList: "booking.toList",
    create: "booking.create",
    createWaits: "booking.createWaits",
    created: "booking.created",
    saved: "booking.saved",
    notSaved: "booking.notSaved",
    conflict: "booking.conflict",
  },
});

/** A guest who was created with the first attempt is not created again, nor accepted again. */
function withGuest({ newGuest, overrideReason, ...draft }: BookingDraft, guest: Guest): BookingDraft {
  if (!newGuest) return draft.guestId === guest.id ? draft : { ...draft, overrideReason };
  const fields = Object.keys(newGuest) as (keyof GuestDraft)[];
  return fields.every((field) => newGuest[field] === guest[field])
    ? { ...draft, guestId: guest.id }
    : { ...draft, newGuest };
}
