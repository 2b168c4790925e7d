import { channelLimits } from "@/contract/channels/channel";
import type { MessagePart } from "@/contract/channels/channelMessage";

import { revisionOf } from "./ChannelBook";
import type { Extent, StoredMessage } from "./StoredChannel";
import { lineKey } from "./WantedLines";

const DAY = 24 * 60 * 60_000;

export const toldBy = ({ value, from, to, ...line }: MessagePart, message: StoredMessage) => ({
  key: lineKey(line),
  told: { from, to, value, revision: revisionOf(message) },
});

export function extentOf({ kind, booking, parts, extent }: Omit<StoredMessage, "id" | "version">): Extent {
  if (extent) return extent;
  const rooms = booking?.rooms ?? [];
  const dates = [
    ...rooms.flatMap(({ arrival, departure }) => [arrival, departure]),
    ...parts.flatMap(({ from, to }) => [from, to]),
  ].toSorted();
  const count = kind === "sync" ? channelLimits.nights : Math.max(rooms.length, parts.length);
  return { count, from: dates[0] ?? "", to: dates.at(-1) ?? "" };
}

/** A message without its old answered parts: a full synchronisation has thousands, which would be stored for ever. */
export function withoutOldParts<Message extends Omit<StoredMessage, "id" | "version">>(
  message: Message,
  now: Date,
): Message {
  const { at, state, parts, coming } = message;
  const isOver = (state === "done" || state === "replaced") && coming.length === 0;
  const isOld = now.getTime() - Date.parse(at) >= channelLimits.daysOfParts * DAY;
  return parts.length > 0 && isOver && isOld ? { ...message, parts: [], extent: extentOf(message) } : message;
}
