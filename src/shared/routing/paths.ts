import { generatePath, matchPath } from "react-router-dom";

/** All paths. The patterns are the specification's, with its spelling of `assigmnent`. */
export const paths = {
  root: "/",
  login: "/auth-login",
  register: "/auth-register",
  recover: "/auth-recover",
  dashboards: "/app/dashboards",
  dashboardsHome: "/app/dashboards/home",
  hotels: "/app/dashboards/hotels",
  restaurants: "/app/dashboards/restaurants",
  sales: "/app/dashboards/sales",
  booking: "/app/booking",
  bookingHome: "/app/booking/home",
  reservations: "/app/booking/list",
  reservation: "/app/booking/management/booking/:id",
  assignment: "/app/booking/assigmnent",
  availability: "/app/booking/availability",
  channels: "/app/booking/channels",
  checkInOut: "/app/booking/checkinout",
  checkIn: "/app/booking/checkinout/in/:id",
  checkOut: "/app/booking/checkinout/out/:id",
  travellers: "/app/booking/checkinout/travellers/:id",
  walkIn: "/app/booking/checkinout/walk-in",
  policy: "/app/booking/policy",
  close: "/app/booking/close",
  dayReport: "/app/booking/close/:date",
  rooms: "/app/rooms",
  roomInventory: "/app/rooms/inventory",
  roomStatus: "/app/rooms/status",
  roomRates: "/app/rooms/rates",
  housekeeping: "/app/rooms/housekeeping",
  customers: "/app/customers",
  guests: "/app/customers/list",
  guest: "/app/customers/list/:id",
  guestDuplicates: "/app/customers/list/duplicates",
  fidelity: "/app/customers/fidelity",
  member: "/app/customers/fidelity/:id",
  complaints: "/app/customers/complaints",
  complaint: "/app/customers/complaints/:id",
  requests: "/app/customers/request",
  request: "/app/customers/request/:id",
  guestContact: "/app/customers/contact",
  guestMessage: "/app/customers/contact/messages/:id",
  bulkMessage: "/app/customers/contact/bulk",
  messageTemplates: "/app/customers/contact/templates",
  messageTemplate: "/app/customers/contact/templates/:id",
  messageSchedules: "/app/customers/contact/schedules",
  messageSchedule: "/app/customers/contact/schedules/:id",
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

/**
 * The routes inside, known before the areas that answer them are fetched. What opens over a page, as a drawer, is part of
 * the page's route, so that the page below stays as it is.
 */
export const insideRoutes = [
  paths.dashboards,
  paths.dashboardsHome,
  paths.hotels,
  paths.restaurants,
  paths.sales,
  paths.booking,
  paths.bookingHome,
  paths.reservations,
  paths.reservation,
  paths.assignment,
  paths.availability,
  paths.channels,
  `${paths.checkInOut}/:act?/:id?`,
  paths.policy,
  paths.close,
  paths.dayReport,
  paths.rooms,
  paths.roomInventory,
  paths.roomStatus,
  paths.roomRates,
  paths.housekeeping,
  paths.customers,
  `${paths.guests}/:id?`,
  `${paths.fidelity}/:id?`,
  `${paths.complaints}/:id?`,
  `${paths.requests}/:id?`,
  `${paths.guestContact}/:part?/:id?`,
  `${paths.messageTemplates}/:id?`,
  `${paths.messageSchedules}/:id?`,
  paths.messaging,
  paths.profile,
  `${paths.chats}/:id?`,
  paths.contacts,
  paths.calls,
  paths.call,
  paths.bookmarks,
  paths.settings,
  paths.tasks,
] as const;

export type InsideRoute = (typeof insideRoutes)[number];
export type PageRoute = InsideRoute | (typeof paths)["login" | "register" | "recover"];

/** The id of a new record in an address. */
export const newId = "-";

const LONGEST_NEW_ID = 3;

/** Whether an address is for a new record: any id of at most three characters (specification, section 5). */
export const isNewId = (id: string) => id.length <= LONGEST_NEW_ID;

export const newReservationPath = generatePath(paths.reservation, { id: newId });

/**
 * The path if it is inside the app, else undefined. For untrusted paths: the stored start path, and the page that a
 * person came from.
 */
export function insidePath(path: unknown): string | undefined {
  // browsers silently drop control characters from addresses, and treat a backslash as a slash
  if (typeof path !== "string" || !path.startsWith("/app/") || /[\\ \p{Cc}]/u.test(path)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, "http://inside.invalid");
  const isKnown = Object.values(paths).some((pattern) => pattern.startsWith("/app/") && matchPath(pattern, pathname));
  return origin === "http://inside.invalid" && isKnown ? pathname + search + hash : undefined;
}
