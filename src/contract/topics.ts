/**
 * Subjects of the changes of the hotel's books. A call names those that its reply is made of (`reads`), so that a page is
 * told of no other changes.
 */
export const topics = [
  /** Property, rooms, room types, rates, plans, policies, products, channels. */
  "setUp",
  /** Stays with their folios. */
  "reservations",
  /** Blocks and cleanliness of rooms, and how far types may be oversold. */
  "rooms",
  "guests",
  /** The people of stays, as the register of travellers has them. */
  "registers",
  "complaints",
  "requests",
  /** Messages to guests, templates and schedules. */
  "messages",
  "loyalty",
  "handover",
  /** Counts and reports of the night close. */
  "close",
] as const;
export type Topic = (typeof topics)[number];
