import { messageChannels, messageLimits } from "@/contract/guests/guestMessage";
import { type BulkMessage, scheduleMoments } from "@/contract/guests/messageSchedule";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { addDays } from "@/domain/civilDate";
import { inOrderOf } from "@/domain/text/inOrderOf";
import { messageReason } from "@/domain/guestMessages/templates";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { propertyAt } from "../hotel/sample/property";
import { actorOf } from "../records/Actor";
import { refuseFaults } from "../records/Refused";
import { routesFor } from "../core/routes";
import { MessageBook } from "./MessageBook";
import { messageRecord } from "./messageRecord";
import { messagesAt } from "./messagesAt";
import { messageSchedulesSeed, messageTemplatesSeed } from "./messageTemplatesSeed";
import { plannedOn, sendDue } from "./outgoing";
import { plannedForMany, sendToMany } from "./outgoingToMany";
import { findRecipients, nearestStay, recipientOf, valuesOf } from "./recipients";
import { reporting } from "./reporting";
import { scheduleRecord, templateRecord, toSchedule } from "./templateRecord";

const MOST_DAYS = 14;

/** The calls with a literal path come before `/pms/guest-messages/:id`. */
export const routes = routesFor(guestMessagesContract, {
  listGuestMessages: messageRecord.list.page,
  exportGuestMessages: messageRecord.list.rows,
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
  previewBulkMessage({ body: { clientId = "", ...message } }, { db: { guestMessages } }) {
    refuseBulkFaults(message, guestMessages);
    return plannedForMany(message, clientId, guestMessages).map(({ outgoing }) => outgoing);
  },
  sendBulkMessage({ body: { clientId, ...message } }, context) {
    const book = context.db.guestMessages;
    refuseBulkFaults(message, book);
    const { by, now } = actorOf(context);
    return reporting(context, () => sendToMany(message, clientId, book, by, now));
  },
  getGuestMessage: messageRecord.get,
  createGuestMessage: (request, context) => reporting(context, () => messageRecord.create(request, context)),
  updateGuestMessage: (request, context) => reporting(context, () => messageRecord.update(request, context)),
  actOnGuestMessage: (request, context) => reporting(context, () => messageRecord.act(request, context)),
  listTemplates: (_, { db: { guestMessages } }) =>
    guestMessages.templates.all().toSorted((one, other) => inOrderOf()(one.name, other.name)),
  getTemplate: templateRecord.get,
  createTemplate: templateRecord.create,
  updateTemplate: templateRecord.update,
  listSchedules: (_, { db: { guestMessages } }) =>
    guestMessages.schedules
      .all()
      .map((stored) => toSchedule(stored, guestMessages))
      .toSorted((one, other) => scheduleMoments.indexOf(one.moment) - scheduleMoments.indexOf(other.moment)),
  getSchedule: scheduleRecord.get,
  createSchedule: scheduleRecord.create,
  updateSchedule: scheduleRecord.update,
});

function refuseBulkFaults({ reservationIds, channel, templateId }: BulkMessage, { templates }: MessageBook) {
  const isKnown = messageChannels.includes(channel) && templates.find(templateId) !== undefined;
  const isFew = reservationIds.length <= messageLimits.most;
  if (!isKnown || !isFew) refuseFaults([{ field: "templateId", reason: messageReason("TEMPLATE_MISSING") }]);
}

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => MessageBook {
  const sample = size?.isEmpty
    ? { messages: [], templates: [], schedules: [] }
    : {
        messages: messagesAt(propertyAt(now).businessDate, hotel),
        templates: messageTemplatesSeed,
        schedules: messageSchedulesSeed,
      };
  const book = new MessageBook(hotel, sample, shelf, {
    plannedOn,
    sendDue(guestMessages, date, clock) {
      const db = { guestMessages };
      return reporting({ ...clock, db }, () => sendDue(db, date, clock.now()));
    },
  });
  return () => book;
}
