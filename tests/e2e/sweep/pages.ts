import { addDays, civilDateIn } from "../../../src/domain/civilDate";
import type { MessageId } from "../../../src/shared/i18n/catalogues";
import type { paths } from "../../../src/shared/routing/paths";

/**
 * A page and its texts in each state, by their ids. A page without calls has a single state; settings and a profile are
 * never empty.
 */
export interface SweptPage {
  /** The id of its path. */
  at?: string;
  asks?: {
    /** Where it is seen empty if not in a property that opens tomorrow, and what it says. */
    emptyAt?: string;
    empty?: MessageId;
    failed: MessageId;
    /** What it shows while loading, if not "Procesando...". */
    loading?: MessageId;
  };
}

export const reservation = "RSV-000482";
const guest = "guest-12";
const request = "S-000012";
const member = "guest-12";
const message = "M-000012";
export const complaint = "Q-000038";

/** The sample has its report. */
const yesterday = addDays(civilDateIn(new Date(), "Europe/Madrid"), -1);

/** A path that redirects has no page of its own. */
const leadsOn = undefined;
const planned: SweptPage = {};

const others: Partial<Record<keyof typeof paths, SweptPage | undefined>> = {
  root: leadsOn,
  login: leadsOn, // before the sign-in: they have a sweep of their own
  register: leadsOn,
  recover: leadsOn,
  dashboards: leadsOn,
  dashboardsHome: planned,
  hotels: planned,
  restaurants: planned,
  sales: planned,
  booking: leadsOn,
  bookingHome: { asks: { empty: "day.urgent.none", failed: "day.failed" } },
  reservations: { asks: { empty: "table.empty", failed: "list.failed" } },
  reservation: {
    at: `/app/booking/management/booking/${reservation}`,
    asks: { empty: "booking.unknown", failed: "booking.failed" }, // there is no such reservation in an empty house
  },
  assignment: { asks: { empty: "assignment.allAssigned", failed: "assignment.failed" } },
  availability: { asks: { empty: "planning.none", failed: "planning.failed" } },
  channels: planned,
  checkInOut: { asks: { empty: "day.arrivals.none", failed: "desk.failed" } },
  checkIn: {
    at: `/app/booking/checkinout/in/${reservation}`,
    asks: { empty: "booking.unknown", failed: "booking.failed" },
  },
  checkOut: {
    at: `/app/booking/checkinout/out/${reservation}`,
    asks: { empty: "booking.unknown", failed: "booking.failed" },
  },
  travellers: {
    at: `/app/booking/checkinout/travellers/${reservation}`,
    asks: { empty: "booking.unknown", failed: "register.failed" },
  },
  walkIn: { at: "/app/booking/checkinout/walk-in", asks: { failed: "desk.failed" } },
  policy: planned,
  close: { asks: { empty: "close.none.arrivals", failed: "close.failed" } },
  dayReport: {
    at: `/app/booking/close/${yesterday}`,
    asks: { empty: "close.unknownReport", failed: "close.reportFailed" },
  },
  rooms: leadsOn,
  roomInventory: planned,
  roomStatus: planned,
  roomRates: planned,
  housekeeping: planned,
  customers: leadsOn,
  guest: { at: `/app/customers/list/${guest}`, asks: { empty: "guests.unknown", failed: "guests.profileFailed" } },
  guestDuplicates: { asks: { empty: "guests.merge.none", failed: "guests.merge.failed" } },
  fidelity: { asks: { empty: "table.empty", failed: "loyalty.failed" } },
  member: {
    at: `/app/customers/fidelity/${member}`,
    asks: { empty: "loyalty.unknown", failed: "loyalty.recordFailed" },
  },
  complaints: { asks: { empty: "board.empty", failed: "complaints.failed" } },
  complaint: {
    at: `/app/customers/complaints/${complaint}`,
    asks: { empty: "complaints.unknown", failed: "complaints.recordFailed" },
  },
  request: {
    at: `/app/customers/request/${request}`,
    asks: { empty: "requests.unknown", failed: "requests.recordFailed" },
  },
  guestContact: { asks: { empty: "table.empty", failed: "guestContact.failed" } },
  guestMessage: {
    at: `/app/customers/contact/messages/${message}`,
    asks: { empty: "guestContact.unknown", failed: "guestContact.recordFailed" },
  },
  bulkMessage: {
    at: `/app/customers/contact/bulk?reservations=${reservation}`,
    asks: { empty: "guestContact.none", failed: "guestContact.templatesFailed" },
  },
  messageTemplates: { asks: { empty: "guestContact.none", failed: "guestContact.templatesFailed" } },
  messageTemplate: {
    at: "/app/customers/contact/templates/template-2",
    asks: { empty: "guestContact.templateUnknown", failed: "guestContact.templateFailed" },
  },
  messageSchedules: { asks: { empty: "guestContact.none", failed: "guestContact.schedulesFailed" } },
  messageSchedule: {
    at: "/app/customers/contact/schedules/schedule-1",
    asks: { empty: "guestContact.scheduleUnknown", failed: "guestContact.scheduleFailed" },
  },
  messaging: leadsOn,
  profile: { asks: { failed: "profile.failed" } },
  chats: { asks: { empty: "chats.empty", failed: "chats.failed" } },
  chat: {
    at: "/app/messaging/chat/contact-omar",
    asks: { empty: "conversation.empty", failed: "conversation.failed" },
  },
  contacts: { asks: { emptyAt: "?q=nadie-se-llama-asi", empty: "contacts.noMatch", failed: "contacts.failed" } },
  calls: { asks: { empty: "calls.empty", failed: "calls.failed" } },
  call: {
    at: "/app/messaging/calls/contact-omar/voice",
    asks: { failed: "call.again", loading: "call.calling" },
  },
  bookmarks: { asks: { empty: "bookmarks.empty", failed: "bookmarks.failed" } },
  settings: { asks: { failed: "settings.failed" } },
  tasks: { asks: { empty: "tasks.empty", failed: "tasks.failed" } },
};

/** The page of a path, if it has one of its own: what is not listed above is a list, with the texts of its own name. */
export function sweptPage(name: keyof typeof paths): SweptPage | undefined {
  return name in others ? others[name] : { asks: { empty: "table.empty", failed: `${name}.failed` as MessageId } };
}
