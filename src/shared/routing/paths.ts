import { generatePath } from "react-router-dom";

/**
 * The addresses that areas link to. An area declares its pages under them; a page that only the menu links to may have
 * its address there alone. The patterns are the specification's, with its spelling of `assigmnent`.
 */
export const paths = {
  dashboardsHome: "/app/dashboards/home",
  hotels: "/app/dashboards/hotels",
  figureRows: "/app/dashboards/hotels/rows",
  restaurants: "/app/dashboards/restaurants",
  sales: "/app/dashboards/sales",
  booking: "/app/booking",
  bookingHome: "/app/booking/home",
  reservations: "/app/booking/list",
  reservation: "/app/booking/management/booking/:id",
  assignment: "/app/booking/assigmnent",
  availability: "/app/booking/availability",
  channels: "/app/booking/channels",
  channel: "/app/booking/channels/:id",
  checkInOut: "/app/booking/checkinout",
  checkIn: "/app/booking/checkinout/in/:id",
  checkOut: "/app/booking/checkinout/out/:id",
  travellers: "/app/booking/checkinout/travellers/:id",
  walkIn: "/app/booking/checkinout/walk-in",
  deskPrint: "/app/booking/checkinout/print/:id",
  policies: "/app/booking/policy",
  close: "/app/booking/close",
  dayReport: "/app/booking/close/:date",
  roomInventory: "/app/rooms/inventory",
  roomStatus: "/app/rooms/status",
  room: "/app/rooms/status/:id",
  roomRates: "/app/rooms/rates",
  housekeeping: "/app/rooms/housekeeping",
  cleaningTask: "/app/rooms/housekeeping/:id",
  shift: "/app/rooms/my-rooms",
  lostThings: "/app/rooms/lost-things",
  customers: "/app/customers",
  guests: "/app/customers/list",
  guest: "/app/customers/list/:id",
  guestDuplicates: "/app/customers/list/duplicates",
  fidelity: "/app/customers/fidelity",
  member: "/app/customers/fidelity/:id",
  companies: "/app/customers/companies",
  company: "/app/customers/companies/:id",
  complaints: "/app/customers/complaints",
  complaint: "/app/customers/complaints/:id",
  requests: "/app/customers/request",
  request: "/app/customers/request/:id",
  guestContact: "/app/customers/contact",
  guestMessage: "/app/customers/contact/messages/:id",
  bulkMessage: "/app/customers/contact/bulk",
  messageTemplates: "/app/customers/contact/templates",
  messageSchedules: "/app/customers/contact/schedules",
  documents: "/app/billing/documents",
  document: "/app/billing/documents/:id",
  receivables: "/app/billing/receivables",
  payments: "/app/billing/payments",
  sale: "/app/pos/sale",
  tickets: "/app/pos/tickets",
  tillShifts: "/app/pos/shift",
  articles: "/app/pos/articles",
  stock: "/app/pos/stock",
  priceLists: "/app/pos/price-lists",
  messaging: "/app/messaging",
  profile: "/app/messaging/users",
  chats: "/app/messaging/chat",
  chat: "/app/messaging/chat/:id",
  contacts: "/app/messaging/contacts",
  calls: "/app/messaging/calls",
  call: "/app/messaging/calls/:id/:kind",
  bookmarks: "/app/messaging/bookmark",
  settings: "/app/messaging/settings",
  tasks: "/app/tasks",
} as const;

/** The id of a new record in an address. */
export const newId = "-";

const LONGEST_NEW_ID = 3;

/** Whether an address is for a new record: no record has an id of three characters or fewer. */
export const isNewId = (id: string) => id.length <= LONGEST_NEW_ID;

export const newReservationPath = generatePath(paths.reservation, { id: newId });
