import type { MessageChannel, MessageReason } from "./guestMessage";
import type { CivilDate } from "../property";
import type { RecordId } from "../formats";

export const scheduleMoments = [
  "beforeArrival",
  "afterArrival",
  "beforeDeparture",
  "afterDeparture",
  "birthday",
] as const;
export type ScheduleMoment = (typeof scheduleMoments)[number];

export interface ScheduleDraft {
  moment: ScheduleMoment;
  /** From 0 to 30; 0 is the day itself. Of a birthday always 0. */
  days: number;
  channel: MessageChannel;
  templateId: RecordId;
  isOn: boolean;
}

export interface MessageSchedule extends ScheduleDraft {
  id: RecordId;
  version: number;
  /** Name of the template. */
  template: string;
}

/** A message that goes out for an event, unless there are reasons against it. */
export interface OutgoingMessage {
  eventRef: string;
  /** "" for a message that a person wrote. */
  scheduleId: RecordId;
  guestId: RecordId;
  guest: string;
  reservationId: RecordId;
  /** The guest's other reservations that it is about, too. */
  alsoAbout: string[];
  channel: MessageChannel;
  template: string;
  /** As the guest will read them; with variables where there are reasons against it. */
  subject: string;
  body: string;
  reasons: MessageReason[];
}

/** Messages for a business date. */
export interface OutgoingDay {
  date: CivilDate;
  messages: OutgoingMessage[];
}

/** One template to the guests of many reservations, to each in their language. */
export interface BulkMessage {
  reservationIds: RecordId[];
  channel: MessageChannel;
  templateId: RecordId;
}
