import type { GuestMessage, MessageReason } from "@/contract/guests/guestMessage";
import type { MessageSchedule, OutgoingMessage } from "@/contract/guests/messageSchedule";
import type { MessageTemplate } from "@/contract/guests/messageTemplate";
import type { CivilDate } from "@/contract/property";
import { messageLife } from "@/domain/guestMessages/messageLife";

import type { Conditions } from "../core/conditions";
import type { Hotel } from "../hotel/Hotel";
import { historyWith } from "../records/history";
import { numbered, RecordBook } from "../records/RecordBook";
import type { Shelf } from "../core/shelf";

/** A coming report of the channel on a message that was sent, or the coming answer of its guest. */
export interface ComingStep {
  /** ISO 8601 instant. */
  at: string;
  what: "deliver" | "fail" | "answer";
  failure?: MessageReason;
  answer?: string;
}

/** The stored part of a message: all that does not follow from it, the guests and the templates. */
export interface StoredMessage extends Omit<GuestMessage, "guest" | "template" | "at" | "sentAt" | "actions"> {
  /** In the order of their instants. */
  coming: ComingStep[];
  /** The events besides `eventRef` that it stands for. */
  otherRefs?: string[];
}

export type StoredSchedule = Omit<MessageSchedule, "template">;

export interface MessageSamples {
  messages: StoredMessage[];
  templates: MessageTemplate[];
  schedules: StoredSchedule[];
}

export type Clock = Pick<Conditions, "now" | "after">;

/** Rules of outgoing messages, which only this area's part holds: other areas need not fetch them again. */
export interface OutgoingRules {
  plannedOn: (book: MessageBook, date: CivilDate) => { outgoing: OutgoingMessage }[];
  sendDue: (book: MessageBook, date: CivilDate, clock: Clock) => OutgoingMessage[];
}

export const messageId = numbered("M");

/** The messages to guests, with their templates and schedules. */
export class MessageBook extends RecordBook<StoredMessage> {
  readonly rules: OutgoingRules;
  readonly templates: RecordBook<MessageTemplate>;
  readonly schedules: RecordBook<StoredSchedule>;
  /** The events that have a message. */
  /** By event, the guests who have a message for it. */
  readonly #events = new Map<string, Set<string>>();

  constructor(hotel: Hotel, { messages, templates, schedules }: MessageSamples, shelf: Shelf, rules: OutgoingRules) {
    const topic = "messages";
    super(hotel, shelf, messages, { topic, name: "guestMessages", idOf: messageId });
    this.rules = rules;
    this.templates = new RecordBook(hotel, shelf, templates, {
      topic,
      name: "messageTemplates",
      idOf: (number) => `template-${number}`,
    });
    this.schedules = new RecordBook(hotel, shelf, schedules, {
      topic,
      name: "messageSchedules",
      idOf: (number) => `schedule-${number}`,
    });
    for (const message of this.all()) this.#note(message);
  }

  /** Whether a guest has a message for the event, whatever has become of it: a stay may be another guest's by now. */
  hasMessageFor(eventRef: string, guestIds: readonly string[]): boolean {
    const told = this.#events.get(eventRef);
    return told !== undefined && guestIds.some((id) => told.has(id));
  }

  #note(message: StoredMessage) {
    for (const ref of refsOf(message)) this.#events.set(ref, (this.#events.get(ref) ?? new Set()).add(message.guestId));
  }

  override put(message: StoredMessage): StoredMessage {
    this.#note(message);
    return super.put(message);
  }

  /** Takes in what channels and guests have reported by now. */
  settle(now: Date) {
    const instant = now.toISOString();
    for (const message of this.all()) {
      const due = message.coming.filter(({ at }) => at <= instant);
      if (due.length > 0) this.put(due.reduce(reported, message));
    }
  }

  /** Erases what tells who a guest is, and cancels what has not gone out; states and times stay. For good. */
  forgetGuest(guestId: string) {
    const ids = new Set(this.hotel.guests.idsOf(guestId));
    for (const { answer: _, ...message } of this.all().filter((one) => ids.has(one.guestId))) {
      const isUnsent = messageLife.transitions.cancel.from.includes(message.state);
      const state = isUnsent ? messageLife.stateAfter("cancel", message.state) : message.state;
      const version = message.version + 1;
      this.put({ ...message, state, version, address: "", subject: "", body: "", coming: [] });
    }
  }
}

/** The events that a message stands for. */
const refsOf = ({ eventRef, otherRefs = [] }: StoredMessage): string[] => [eventRef, ...otherRefs];

/** The message with what its channel has reported. Its version stays, because no person has changed it. */
export function reported(message: StoredMessage, { at, what, failure, answer }: ComingStep): StoredMessage {
  return {
    ...message,
    state: messageLife.stateAfter(what, message.state),
    coming: message.coming.filter((step) => step.at > at),
    ...(failure && { failure }),
    ...(answer && { answer }),
    history: historyWith(message.history, { what }, { by: "", now: new Date(at) }),
  };
}
