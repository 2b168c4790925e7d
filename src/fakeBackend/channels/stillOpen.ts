import { channelLimits, type Delivery, type StopSale } from "@/contract/channels/channel";
import type { OpenNights } from "@/contract/day/day";
import { deliveryOf, type FollowedLine, openThere } from "@/domain/channels/outgoing";

import { groupedBy } from "../core/groupedBy";
import type { ChannelBook } from "./ChannelBook";
import type { StoredChannel } from "./StoredChannel";
import type { WantedLine } from "./WantedLines";

const MINUTE = 60_000;

/** The lines that a stop sale closes. */
export const linesOf = ({ roomTypeIds }: StopSale, channel: StoredChannel, book: ChannelBook): WantedLine[] =>
  book.wanted.of(channel).filter(({ roomTypeId }) => roomTypeIds.length === 0 || roomTypeIds.includes(roomTypeId));

const followed = ({ key, nights }: WantedLine, { id }: StoredChannel, book: ChannelBook): FollowedLine => ({
  wanted: nights,
  line: book.line(id, key),
});

/** Whether a channel has a stop sale: nothing can have reached one that is not connected. */
export function deliveryOfStop(stop: StopSale, channel: StoredChannel, book: ChannelBook): Delivery {
  if (channel.state === "disconnected") return "waiting";
  const all = new Set(linesOf(stop, channel, book).map((line) => deliveryOf(followed(line, channel, book), stop)));
  return (["failed", "waiting"] as const).find((each) => all.has(each)) ?? "sent";
}

/** Tells the hotel which closed nights channels still sell, for the desk's alarm. What has just been sent is awaited. */
export function noteOpenNights(book: ChannelBook, now: Date) {
  const { hotel } = book;
  const open = book.all().flatMap((channel) => openNightsOf(channel, book, now));
  if (JSON.stringify(open) === JSON.stringify(hotel.stillOpen.get("all") ?? [])) return;
  hotel.stillOpen.set("all", open);
  hotel.revision.advance("reservations");
}

function openNightsOf(channel: StoredChannel, book: ChannelBook, now: Date): Omit<OpenNights, "channel">[] {
  if (channel.state === "disconnected") return [];
  const isLate = ({ since }: FollowedLine["line"]) =>
    since !== "" && now.getTime() - Date.parse(since) > channelLimits.minutesUnsent * MINUTE;
  const nights = new Set<string>();
  for (const lines of groupedBy(book.wanted.of(channel), ({ roomTypeId }) => roomTypeId).values()) {
    const all = lines.map((line) => followed(line, channel, book));
    if (!all.some(({ line }) => isLate(line) || (line.since !== "" && line.refused.length > 0))) continue;
    const place = lines.findIndex(({ ratePlanId }) => ratePlanId === undefined);
    if (place < 0) continue;
    for (const date of openThere(all[place]!, all.toSpliced(place, 1))) {
      const isRefused = all.some((each) => deliveryOf(each, { from: date, to: date }) === "failed");
      if (isRefused || all.some(({ line }) => isLate(line))) nights.add(date);
    }
  }
  const dates = [...nights].toSorted();
  return dates.length === 0
    ? []
    : [{ channelId: channel.id, nights: dates.length, from: dates[0]!, to: dates.at(-1)! }];
}
