import type { MessagePart } from "@/contract/channels/channelMessage";
import { channelLife } from "@/domain/channels/channelLife";
import { channelMessageLife, messageReason } from "@/domain/channels/messageLife";
import {
  asAnswered,
  asSent,
  behind,
  isSameValue,
  type LineState,
  onwards,
  type ToldRange,
  unsent,
} from "@/domain/channels/outgoing";

import { groupedBy } from "../core/groupedBy";
import type { ChannelBook } from "./ChannelBook";
import type { StoredChannel, StoredMessage } from "./StoredChannel";
import { toldBy, withoutOldParts } from "./messageParts";
import { answersTo, isUnknownPart, TEST_TIME } from "./partner";
import { lineKey } from "./WantedLines";

const replaced = messageReason("MESSAGE_REPLACED");

/** Takes in the answers that are due, and sends connected channels the values that they do not have. */
export function deliver(book: ChannelBook, now: Date) {
  for (const channel of book.all()) endTest(channel, book, now);
  for (const message of book.messages.all()) {
    if (message.coming.length > 0) takeAnswers(message, book, now);
    const kept = withoutOldParts(message, now);
    if (kept !== message) book.messages.put(kept);
  }
  if (book.comparedAt === book.stamp) return;
  for (const channel of book.all()) if (channel.state !== "disconnected") tell(channel, book, now);
  for (const message of book.messages.all()) if (isReplaced(message, book)) replace(message, book);
  if (book.untold.get("since")) book.untold.delete("since");
  book.comparedAt = book.stamp;
}

/** Tells a connected channel everything again, as if it had confirmed nothing. */
export function synchronise(channel: StoredChannel, book: ChannelBook, now: Date) {
  const at = now.toISOString();
  book.forgetLines(
    channel.id,
    book.wanted.of(channel).map(({ key }) => key),
    at,
  );
  book.messages.put({ ...newMessage("sync", channel, [], book, now), state: "done" });
  book.put({ ...channel, syncedAt: at });
}

function endTest(channel: StoredChannel, book: ChannelBook, now: Date) {
  if (channel.state !== "testing" || now.getTime() - Date.parse(channel.stateSince) < TEST_TIME) return;
  if (channelLife.stateAfter("passed", channel.state) === "connected")
    book.put({ ...channel, state: "connected", stateSince: now.toISOString() });
}

/** The channel's version stays: no person has changed it. */
function takeAnswers(message: StoredMessage, book: ChannelBook, now: Date) {
  const instant = now.toISOString();
  const due = message.coming.filter(({ at }) => at <= instant);
  if (due.length === 0) return;
  const channel = book.get(message.channelId);
  const parts = [...message.parts];
  let { confirmedAt } = channel;
  const answered: MessagePart[] = [];
  for (const { at, part: place, isConfirmed } of due) {
    const part = parts[place]!;
    if (part.answer) continue; // told twice
    parts[place] = { ...part, answer: isConfirmed ? "confirmed" : "refused" };
    answered.push(parts[place]);
    if (isConfirmed && at > confirmedAt) confirmedAt = at;
  }
  for (const answer of ["confirmed", "refused"] as const)
    changeLines(message, book, {
      by: answered.filter((part) => part.answer === answer),
      change: (line, told) => asAnswered(line, told, answer === "confirmed"),
    });
  const coming = message.coming.filter(({ at }) => at > instant);
  const isAnswered = parts.every(({ answer }) => answer) && message.state === "sent";
  const refused = parts.filter(({ answer }) => answer === "refused");
  const step = refused.length > 0 ? "refuse" : "confirm";
  const state = isAnswered ? channelMessageLife.stateAfter(step, message.state) : message.state;
  const reasons = isAnswered ? reasonsOf(refused, channel, book) : message.reasons;
  book.messages.put({ ...message, parts, coming, state, reasons });
  if (confirmedAt !== channel.confirmedAt) book.put({ ...channel, confirmedAt });
}

/** Changes each line of a message once, as each change compares years of nights. */
function changeLines(
  message: StoredMessage,
  book: ChannelBook,
  { by, change }: { by: readonly MessagePart[]; change: (line: LineState, told: ToldRange[]) => LineState },
) {
  const { channelId } = message;
  for (const [key, parts] of groupedBy(by, lineKey)) {
    const told = parts.map((part) => toldBy(part, message).told);
    book.putLine(channelId, key, change(book.line(channelId, key), told));
  }
}

/** Each reason once, however many parts are refused for it. */
export function reasonsOf(
  refused: readonly MessagePart[],
  channel: StoredChannel,
  { hotel }: Pick<ChannelBook, "hotel">,
): StoredMessage["reasons"] {
  const reasons = refused.map((part) => {
    if (!isUnknownPart(part, channel)) return messageReason("PART_BUSY");
    const plan = hotel.setUp.ratePlans.find(part.ratePlanId ?? "");
    return messageReason("PART_UNKNOWN", { rate: `${hotel.roomType(part.roomTypeId)?.name}, ${plan?.name}` });
  });
  return [...new Map(reasons.map((reason) => [reason.message, reason])).values()];
}

/** Sends a connected channel the values that it does not have; for another one, stores since when it is behind. */
function tell(channel: StoredChannel, book: ChannelBook, now: Date) {
  const { id, state } = channel;
  const { businessDate } = book.hotel.property;
  const isTold = state === "connected";
  const parts: MessagePart[] = [];
  for (const { key, nights, ...line } of book.wanted.of(channel)) {
    if (book.hasAll(id, key, nights)) continue;
    const known = onwards(book.line(id, key), businessDate);
    const isBehind = behind(nights, known).length > 0;
    const since = isBehind ? known.since || (book.untold.get("since") ?? now.toISOString()) : "";
    if (since !== known.since) book.putLine(id, key, { ...known, since });
    // what is on its way may be out of date although the channel has confirmed the right value before
    const due = unsent(nights, known);
    if (isTold) parts.push(...due.map((range) => ({ ...line, ...range })));
    if (!isBehind && due.length === 0) book.foundComplete(id, key, nights);
  }
  const ofRooms = parts.filter(({ ratePlanId }) => ratePlanId === undefined);
  send("availability", channel, ofRooms, book, now);
  send(
    "rates",
    channel,
    parts.filter((part) => !ofRooms.includes(part)),
    book,
    now,
  );
}

/** Rooms and rates go in separate messages: neither waits for the other. */
function send(
  kind: "availability" | "rates",
  channel: StoredChannel,
  parts: MessagePart[],
  book: ChannelBook,
  now: Date,
) {
  if (parts.length === 0) return;
  const message = newMessage(kind, channel, parts, book, now);
  changeLines(message, book, { by: parts, change: asSent });
  book.messages.put({ ...message, coming: answersTo(message, channel, now, book.partner()) });
}

const newMessage = (
  kind: "availability" | "rates" | "sync",
  { id: channelId }: StoredChannel,
  parts: MessagePart[],
  book: ChannelBook,
  now: Date,
): StoredMessage => ({
  id: book.messages.nextId(),
  version: 1,
  channelId,
  direction: "out",
  kind,
  state: "sent",
  at: now.toISOString(),
  reservationIds: [],
  reasons: [],
  parts,
  coming: [],
});

/** Newer messages have told all that was refused of a message, or the channel does not sell it any more. */
function isReplaced(message: StoredMessage, book: ChannelBook): boolean {
  if (message.direction === "in" || message.state !== "failed") return false;
  const sold = new Set(book.wanted.of(book.get(message.channelId)).map(({ key }) => key));
  return message.parts.every((part) => {
    const { key, told } = toldBy(part, message);
    const { refused } = book.line(message.channelId, key);
    return (
      !sold.has(key) ||
      !refused.some(({ revision, value }) => revision === told.revision && isSameValue(value, told.value))
    );
  });
}

export function replace(message: StoredMessage, book: ChannelBook) {
  const state = channelMessageLife.stateAfter("replace", message.state);
  book.messages.put({ ...message, state, reasons: [...message.reasons, replaced], version: message.version + 1 });
}
