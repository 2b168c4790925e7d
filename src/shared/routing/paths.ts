import { generatePath, matchPath } from "react-router-dom";

/** Where everything stands. The patterns are the specification's, its spelling of `assigmnent` included. */
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
  policy: "/app/booking/policy",
  rooms: "/app/rooms",
  roomInventory: "/app/rooms/inventory",
  roomStatus: "/app/rooms/status",
  roomRates: "/app/rooms/rates",
  housekeeping: "/app/rooms/housekeeping",
  customers: "/app/customers",
  guests: "/app/customers/list",
  fidelity: "/app/customers/fidelity",
  complaints: "/app/customers/complaints",
  requests: "/app/customers/request",
  guestContact: "/app/customers/contact",
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

/** In an address, the id of a record that is still to be made. */
export const newId = "-";

const LONGEST_NEW_ID = 3;

/** Whether an address names a record to be made: any id of at most three characters does (specification, section 5). */
export const isNewId = (id: string) => id.length <= LONGEST_NEW_ID;

export const newReservationPath = generatePath(paths.reservation, { id: newId });

/**
 * The path if it is one of ours inside the app, else undefined. For paths that anyone may have written: the stored
 * start path, and the page that a person came from.
 */
export function insidePath(path: unknown): string | undefined {
  // browsers drop control characters from addresses unseen, and take a backslash for a slash
  if (typeof path !== "string" || !path.startsWith("/app/") || /[\\ \p{Cc}]/u.test(path)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, "http://inside.invalid");
  const isKnown = Object.values(paths).some((pattern) => pattern.startsWith("/app/") && matchPath(pattern, pathname));
  return origin === "http://inside.invalid" && isKnown ? pathname + search + hash : undefined;
}
