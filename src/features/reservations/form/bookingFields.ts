import type { MessageId } from "@/shared/i18n/catalogues";

import { type BookingValues, extrasOf } from "./bookingValues";

/** A part of the form that is decided as one: two people may have changed it differently. */
export interface BookingField {
  id: string;
  label: MessageId;
  /** What tells two values apart. */
  key: (values: BookingValues) => unknown;
  take: (into: BookingValues, from: BookingValues) => BookingValues;
}

type Name = keyof BookingValues;

const field = (label: MessageId, ...names: [Name, ...Name[]]): BookingField => ({
  id: names[0],
  label,
  key: (values) => names.map((name) => values[name]),
  take: (into, from) => ({ ...into, ...Object.fromEntries(names.map((name) => [name, from[name]])) }),
});

const note = (name: keyof BookingValues["notes"]): BookingField => ({
  id: `notes.${name}`,
  label: `booking.note.${name}`,
  key: ({ notes }) => notes[name],
  take: (into, from) => ({ ...into, notes: { ...into.notes, [name]: from.notes[name] } }),
});

export const bookingFields: BookingField[] = [
  field("booking.dates", "arrival", "departure"),
  field("booking.eta", "eta"),
  field("booking.adults", "adults"),
  field("booking.children", "childrenAges"),
  { ...field("booking.guest", "guest", "newGuest"), key: ({ guest, newGuest }) => newGuest ?? guest?.id },
  field("booking.roomType", "roomTypeId"),
  field("booking.ratePlan", "ratePlanId"),
  { ...field("booking.extras", "quantities"), key: extrasOf },
  field("booking.releaseOn", "releaseOn"),
  field("booking.guaranteeKind", "guarantee"),
  field("booking.channel", "channelId"),
  field("booking.externalRef", "externalRef"),
  note("request"),
  note("guest"),
  note("internal"),
];

export const isSame = ({ key }: BookingField, one: BookingValues, other: BookingValues): boolean =>
  JSON.stringify(key(one)) === JSON.stringify(key(other));
