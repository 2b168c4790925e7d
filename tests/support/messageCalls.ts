import { onTestFinished } from "vitest";

import type { GuestMessage, MessageAction, MessageDraft } from "@/contract/guests/guestMessage";
import type { ScheduleDraft } from "@/contract/guests/messageSchedule";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { guestsContract } from "@/contract/guests/guests";
import type { GuestDraft } from "@/contract/people/guest";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import type { Shelf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";

export { complaintRefusalOf as messageRefusalOf } from "./complaintCalls";

export const messagesApi = createClient({ ...guestMessagesContract, ...guestsContract });

/** A small sample hotel on Tuesday, 14 April 2026, at ten. */
export function openMessages(size: SampleSize = { reservations: 60 }, shelf?: Shelf) {
  const { now, after, advance } = manualClock("2026-04-14T08:00:00.000Z");
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, size, { shelf });
  onTestFinished(backend.stop);
  return { db: backend.db, advance, now };
}

let calls = 0;
const nextId = () => `message-call-${(calls += 1)}`;

/** A guest with mail, telephone and Spanish, without consent. */
export const writeDownGuest = (changes: Partial<GuestDraft> & { hasMarketingConsent?: boolean } = {}) =>
  messagesApi.createGuest({
    body: {
      clientId: nextId(),
      draft: {
        firstName: "Zuriñe",
        lastName: "Ağa",
        email: "z@example.com",
        phone: "+34 651 11 22 33",
        document: "",
        country: "ES",
        ...changes,
      },
    },
  });

export const messageTo = (guestId: string, changes: Partial<MessageDraft> = {}): MessageDraft => ({
  guestId,
  reservationId: "",
  channel: "mail",
  templateId: "",
  language: "es",
  subject: "Su taxi",
  body: "Hola, {{huesped.nombre}}: su taxi llega a las nueve.",
  time: "now",
  sendOn: "",
  ...changes,
});

export const write = (draft: MessageDraft, clientId = nextId()) =>
  messagesApi.createGuestMessage({ body: { clientId, draft } });

export const act = ({ id, version }: GuestMessage, action: MessageAction) =>
  messagesApi.actOnGuestMessage({ params: { id, action }, body: { version } });

export const scheduleOf = (changes: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  moment: "beforeArrival",
  days: 2,
  channel: "mail",
  templateId: "template-2",
  isOn: true,
  ...changes,
});

export const plan = (changes: Partial<ScheduleDraft> = {}) =>
  messagesApi.createSchedule({ body: { clientId: nextId(), draft: scheduleOf(changes) } });
