import type { Person } from "@/contract/messaging/contacts";
import type { Message } from "@/contract/messaging/conversations";

import type { Context } from "../core/routes";
import { answerTo } from "./sample/answers";
import type { ContactRow } from "./sample/contacts";
import { withoutQuote } from "./sample/dialogue";
import type { Messaging } from "./messagingData";
import { changeMessage, markOwn, post } from "./threadRules";
import { toPerson } from "./toPerson";
import { toContact } from "./toWire";

type Clock = Pick<Context, "now" | "after">;

/** Milliseconds from sending to receipt, to reading, and to each "Enterado" after that. */
const RECEIVED = 800;
const READ = 2200;
const READ_WHEN_AWAY = 20_000;
const NEXT_ACKNOWLEDGEMENT = 1500;

/** How long a person types an answer, in ms. */
const writingTime = (answer: string) => 1200 + 40 * answer.length;

/**
 * Simulates the other side: an own message is received, read and answered, each at its time. A contact who is not to be
 * disturbed only receives. A newer message restarts reading and answering, so that several in a row get one answer.
 */
export function letOtherSideReact(messaging: Messaging, userId: string, message: Message, clock: Clock) {
  clock.after(RECEIVED, () => markOwn(messaging, userId, false));

  const reader = readerOf(messaging, userId, message);
  if (!reader) return;
  const isAway = reader.status === "away";
  intend(
    messaging,
    userId,
    clock.after(isAway ? READ_WHEN_AWAY : READ, () => {
      if (isAway) comeBack(messaging, reader, clock);
      if (messaging.settings["privacy.readReceipts"]) markOwn(messaging, userId, true);
      if (message.isUrgent) acknowledge(messaging, userId, message.mId, clock);
      write(messaging, userId, message, toPerson(reader), clock);
    }),
  );
}

/** Cancels the planned reactions in a conversation, which may no longer exist. */
export function callOffOtherSide(messaging: Messaging, userId: string) {
  messaging.intentions.get(userId)?.();
  messaging.intentions.delete(userId);
  type(messaging, userId, null);
}

function intend(messaging: Messaging, userId: string, callOff: () => void) {
  callOffOtherSide(messaging, userId);
  messaging.intentions.set(userId, callOff);
}

/** Who reads the message: the contact, or in a channel a mentioned member, or any present member. */
function readerOf({ contacts, channels, random }: Messaging, userId: string, { mentions = [] }: Message) {
  const people: ContactRow[] = channels.has(userId)
    ? channels.get(userId).members.map(({ id }) => contacts.get(id))
    : [contacts.get(userId)];
  const reachable = people.filter(({ status }) => status !== "do-not-disturb");
  const mentioned = reachable.find(({ id }) => mentions.includes(id));
  const present = reachable.filter(({ status }) => status === "active");
  return mentioned ?? (present.length > 0 ? random.pick(present) : reachable[0]);
}

function comeBack(messaging: Messaging, { id }: ContactRow, { now }: Clock) {
  const contact = messaging.contacts.update(id, { status: "active", lastSeen: now().toISOString() });
  messaging.changes.add({ kind: "contactChanged", contact: toContact(contact, messaging) });
}

function write(messaging: Messaging, userId: string, message: Message, author: Person, clock: Clock) {
  const text = answerTo(message, messaging.random);
  type(messaging, userId, author);
  const send = () => {
    messaging.intentions.delete(userId);
    type(messaging, userId, null);
    const answered = findMessage(messaging, userId, message.mId);
    if (!answered) return; // deleted by now: no answer
    const replyOf = messaging.channels.has(userId) ? withoutQuote(answered) : undefined;
    post(messaging, userId, clock.now(), { text, replyOf }, author.id);
  };
  messaging.intentions.set(userId, clock.after(writingTime(text), send));
}

function type(messaging: Messaging, userId: string, typingUser: Person | null) {
  const thread = messaging.threads.get(userId);
  if (!thread || thread.typingUser?.id === typingUser?.id) return;
  thread.typingUser = typingUser;
  messaging.changes.add({ kind: "typingChanged", userId, typingUser });
}

/** Present members acknowledge one after the other; the others have not seen it. */
function acknowledge(messaging: Messaging, userId: string, mId: string, clock: Clock) {
  const message = findMessage(messaging, userId, mId);
  const { contacts, channels } = messaging;
  const ids = channels.has(userId) ? channels.get(userId).members.map(({ id }) => id) : [userId];
  const next = ids.find((id) => contacts.get(id).status === "active" && !message?.acknowledgedBy?.includes(id));
  if (!message || !next) return;
  changeMessage(messaging, userId, { ...message, acknowledgedBy: [...(message.acknowledgedBy ?? []), next] });
  clock.after(NEXT_ACKNOWLEDGEMENT, () => acknowledge(messaging, userId, mId, clock));
}

const findMessage = ({ threads }: Messaging, userId: string, mId: string) => threads.get(userId)?.log.find(mId);
