import { array, lazy, mixed, number, object, string } from "yup";

import { bookingLimits, noteLimits } from "@/contract/reservations/reservationDraft";
import type { NegotiatedPrice } from "@/contract/reservations/rates";
import { negotiatedFaults } from "@/domain/reservations/negotiatedPrice";
import { type Person, personFaults } from "@/domain/people/writtenPerson";
import { civilDateOf } from "@/shared/format/pickerDate";
import { typedTime } from "@/shared/format/typedTime";
import { messageId, withMax } from "@/shared/i18n/sentence";
import { dateText } from "@/shared/ui/fields/dates/dateText";

import type { BookingValues } from "../record/bookingValues";
import { byRules } from "./byRules";
import { personSchema } from "./personSchema";

const note = string().max(noteLimits.letters, withMax("reason.FIELD_TOO_LONG"));
const ofPerson = byRules(({ newGuest }: { newGuest: Person }) =>
  personFaults(newGuest, civilDateOf(new Date())).map(({ field, reason }) => ({ field: `newGuest.${field}`, reason })),
);

const ofPrice = byRules(
  ({ negotiatedPrice: { perNight = NaN, reason = "" } }: { negotiatedPrice: Partial<NegotiatedPrice> }) =>
    negotiatedFaults({ perNight, reason }),
);

const negotiated = object({ perNight: mixed().test(ofPrice), reason: string().test(ofPrice) });

const writtenGuest = object(personSchema(ofPerson));

const ages = array().of(
  mixed().test("age", messageId("reason.CHILD_AGE_MISSING"), (age) => age !== "" && age !== undefined),
);

/** Rules that need no server. Its messages are ids of texts. */
export const bookingSchema = object({
  arrival: string().required(messageId("booking.stayRequired")),
  departure: string().when("arrival", ([arrival], departure) =>
    departure.test(
      "after",
      messageId("reason.DEPARTURE_BEFORE_ARRIVAL"),
      (date) => Boolean(date) && date! >= String(arrival),
    ),
  ),
  eta: string().test("time", messageId("booking.etaInvalid"), (eta = "") => eta === "" || typedTime(eta) !== undefined),
  childrenAges: ages,
  rooms: array().of(
    object({ childrenAges: ages, guest: string().max(bookingLimits.letters, messageId("booking.tooLong")) }),
  ),
  adults: number().min(1),
  roomTypeId: string().required(messageId("booking.roomTypeRequired")),
  ratePlanId: string().required(messageId("booking.ratePlanRequired")),
  guest: mixed()
    .nullable()
    .when("newGuest", ([written], guest) =>
      written ? guest : guest.test("chosen", messageId("reason.GUEST_MISSING"), (chosen: unknown) => Boolean(chosen)),
    ),
  admitReason: string()
    .max(noteLimits.letters, withMax("reason.FIELD_TOO_LONG"))
    .when(["guest", "version"], ([guest, version], reason) =>
      (guest as BookingValues["guest"])?.unwelcome && version === 0
        ? reason.trim().required(messageId("actions.overrideMissing"))
        : reason,
    ),
  newGuest: lazy((written: BookingValues["newGuest"]) => (written ? writtenGuest : mixed().nullable())),
  negotiatedPrice: lazy((price: BookingValues["negotiatedPrice"]) => (price ? negotiated : mixed())),
  saleOverride: note,
  externalRef: string().max(bookingLimits.letters, messageId("booking.tooLong")),
  releaseOn: dateText().when("state", ([state], date) =>
    state === "optional" ? date.required(messageId("reason.RELEASE_MISSING")) : date,
  ),
  notes: object({ internal: note, guest: note, request: note }),
});
