/**
 * Subjects of the changes of the hotel's books. A call names those that its reply is made of (`reads`), so that a page is
 * told of no other changes.
 */
export const topics = [
  /** Property, rooms, room types, seasons, plans, policies, products, channels. */
  "setUp",
  /** Prices and restrictions of nights, as they are set by hand. */
  "rates",
  /** Stays with their folios. */
  "reservations",
  /** Blocks and cleanliness of rooms, and how far types may be oversold. */
  "rooms",
  "guests",
  /** The people of stays, as the register of travellers has them. */
  "registers",
  "complaints",
  "requests",
  "lostThings",
  /** Messages to guests, templates and schedules. */
  "messages",
  "loyalty",
  "handover",
  /** Connections to sales channels, and the messages between them and the hotel. */
  "channels",
  /** Documents with their records, accounts on credit, and money that is paid for them. */
  "billing",
  /** Companies and agencies, with what was agreed with them. */
  "companies",
  /** Articles of the outlets, with their stock and price lists. */
  "articles",
  /** Tickets of the tills with their shifts. */
  "tickets",
  /** Counts and reports of the night close. */
  "close",
] as const;
export type Topic = (typeof topics)[number];
