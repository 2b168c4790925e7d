import type { Sample } from "../core";
import type { Database } from "../database";
import { propertyAt } from "../hotel/sample/property";
import { MessageBook } from "./MessageBook";
import { messagesAt } from "./messagesAt";
import { messageSchedulesSeed, messageTemplatesSeed } from "./messageTemplatesSeed";
import { plannedOn, sendDue } from "./outgoing";
import { reporting } from "./reporting";

export { guestMessageRoutes as routes } from "./guestMessageRoutes";

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
