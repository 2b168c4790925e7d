import { messageChannels, type MessageDraft, messageLimits } from "@/contract/guests/guestMessage";
import { type BulkMessage, scheduleMoments } from "@/contract/guests/messageSchedule";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { addDays } from "@/domain/civilDate";
import { inOrderOf } from "@/domain/text/inOrderOf";
import { messageReason } from "@/domain/guestMessages/templates";

import { ListIndex } from "../list/ListIndex";
import { pageOf } from "../list/pageOf";
import { type Context, routesFor } from "../routes";
import { actorOf } from "../records/Actor";
import { Refused, refuseFaults } from "../records/Refused";
import { actOnMessage, addMessage, isWrittenIn, rewriteMessage, writtenMessage } from "./changeMessage";
import { scheduleBooks, templateBooks, toSchedule } from "./changeTemplate";
import type { MessageBook, StoredMessage } from "./MessageBook";
import { messageListRules } from "./messageListRules";
import { plannedForMany, plannedOn, sendToMany } from "./outgoing";
import { findRecipients, nearestStay, recipientOf, valuesOf } from "./recipients";
import { reporting } from "./reporting";
import { toGuestMessage } from "./toGuestMessage";

const MOST_DAYS = 14;

/** The calls with a literal path come before `/pms/guest-messages/:id`. */
export const guestMessageRoutes = routesFor(guestMessagesContract, {
  listGuestMessages: ({ query }, context) =>
    pageOf(listIn(context), query, (row) => row, context.db.hotel.revision.count),
  exportGuestMessages: ({ query }, context) => listIn(context).find(query).found,
  findRecipients({ query: { text = "", guestId } }, { db: { hotel } }) {
    if (guestId === undefined) return findRecipients(text, hotel);
    const guest = hotel.guests.get(guestId);
    return [recipientOf(guest, nearestStay(guest.id, hotel), hotel)];
  },
  getTemplateValues: ({ query: { guestId, reservationId = "", language } }, { db: { hotel } }) =>
    valuesOf(hotel.guests.get(guestId), reservationId ? [reservationId] : [], language, hotel),
  listOutgoing({ query: { days } }, { db: { guestMessages, hotel } }) {
    const count = Math.min(MOST_DAYS, Math.max(1, Math.floor(days) || 1));
    return Array.from({ length: count }, (_, ahead) => {
      const date = addDays(hotel.property.businessDate, ahead);
      return { date, messages: plannedOn(guestMessages, date).map(({ outgoing }) => outgoing) };
    });
  },
  sendDueMessages(_, context) {
    const { guestMessages, hotel } = context.db;
    return guestMessages.rules.sendDue(guestMessages, hotel.property.businessDate, context);
  },
  previewBulkMessage({ body }, { db: { guestMessages } }) {
    refuseBulkFaults(body, guestMessages);
    return plannedForMany(body, "", guestMessages).map(({ outgoing }) => outgoing);
  },
  sendBulkMessage({ body: { clientId, ...message } }, context) {
    const book = context.db.guestMessages;
    refuseBulkFaults(message, book);
    const { by, now } = actorOf(context);
    return reporting(context, () => sendToMany(message, clientId, book, by, now));
  },
  getGuestMessage: ({ params: { id } }, context) => shown(bookOf(context).get(id), context),
  createGuestMessage({ body: { clientId, draft } }, context) {
    const book = bookOf(context);
    const written = writtenMessage({ ...draft, guestId: recordOf(draft, book) });
    const made = book.madeBy.get(`message:${clientId}`);
    if (made !== undefined) {
      const stored = book.get(made);
      if (!isWrittenIn(stored, written, book)) refuseStale(stored, 0, context);
      return shown(stored, context);
    }
    const added = reporting(context, () => addMessage(clientId, written, book, actorOf(context)));
    book.madeBy.set(`message:${clientId}`, added.id);
    return shown(added, context);
  },
  updateGuestMessage({ params: { id }, body: { version, draft } }, context) {
    const book = bookOf(context);
    const stored = book.get(id);
    // the one who was kept of two guests stands for the other, too
    const isSameGuest = draft.guestId === shown(stored, context).guestId;
    const guestId = recordOf({ ...draft, guestId: isSameGuest ? stored.guestId : draft.guestId }, book);
    const written = writtenMessage({ ...draft, guestId });
    if (isWrittenIn(stored, written, book)) return shown(stored, context);
    refuseStale(stored, version, context);
    return shown(
      reporting(context, () => rewriteMessage(stored, written, book, actorOf(context))),
      context,
    );
  },
  actOnGuestMessage({ params: { id, action }, body: { version } }, context) {
    const book = bookOf(context);
    const stored = book.get(id);
    refuseStale(stored, version, context);
    return shown(
      reporting(context, () => actOnMessage(stored, action, book, actorOf(context))),
      context,
    );
  },
  listTemplates: (_, { db: { guestMessages } }) =>
    guestMessages.templates.all().toSorted((one, other) => inOrderOf()(one.name, other.name)),
  getTemplate: ({ params: { id } }, { db: { guestMessages } }) => templateBooks.get(id, guestMessages),
  createTemplate: ({ body }, { db: { guestMessages } }) => templateBooks.create(body, guestMessages),
  updateTemplate: ({ params: { id }, body }, { db: { guestMessages } }) =>
    templateBooks.update(id, body, guestMessages),
  listSchedules: (_, { db: { guestMessages } }) =>
    guestMessages.schedules
      .all()
      .map((stored) => toSchedule(stored, guestMessages))
      .toSorted((one, other) => scheduleMoments.indexOf(one.moment) - scheduleMoments.indexOf(other.moment)),
  getSchedule: ({ params: { id } }, { db: { guestMessages } }) =>
    toSchedule(scheduleBooks.get(id, guestMessages), guestMessages),
  createSchedule: ({ body }, { db: { guestMessages } }) =>
    toSchedule(scheduleBooks.create(body, guestMessages), guestMessages),
  updateSchedule: ({ params: { id }, body }, { db: { guestMessages } }) =>
    toSchedule(scheduleBooks.update(id, body, guestMessages), guestMessages),
});

/** A message about a reservation is of the record that the reservation is of, so that a merge can be undone. */
function recordOf({ guestId, reservationId }: MessageDraft, { hotel }: MessageBook): string {
  const { guests } = hotel;
  const owner = hotel.find(reservationId)?.guestId;
  const isSame = owner !== undefined && guests.has(guestId) && guests.get(owner).id === guests.get(guestId).id;
  return isSame ? owner : guestId;
}

/** With what channels have reported since. */
function bookOf({ db: { guestMessages }, now }: Context): MessageBook {
  guestMessages.settle(now());
  return guestMessages;
}

const shown = (stored: StoredMessage, { db: { guestMessages } }: Context) => toGuestMessage(stored, guestMessages);

/** Made for each call: names come from the guests, and reports from the clock. */
const listIn = (context: Context) =>
  new ListIndex(
    messageListRules,
    bookOf(context)
      .all()
      .map((stored) => shown(stored, context)),
  );

function refuseStale(stored: StoredMessage, version: number, context: Context) {
  if (version === stored.version) return;
  throw new Refused(409, { reasons: [messageReason("MESSAGE_STALE")], current: shown(stored, context) });
}

function refuseBulkFaults({ reservationIds, channel, templateId }: BulkMessage, { templates }: MessageBook) {
  const isKnown = messageChannels.includes(channel) && templates.has(templateId);
  const isFew = reservationIds.length <= messageLimits.most;
  if (!isKnown || !isFew) refuseFaults([{ field: "templateId", reason: messageReason("TEMPLATE_MISSING") }]);
}
