import type { Conversation, Message, PageQuery } from "@/contract/messaging/conversations";

const PAGE = 50;

type Page = Pick<Conversation, "messages" | "hasOlder" | "hasNewer">;
type Places = readonly (Message | undefined)[];

/** The messages of a query, oldest first; the empty places of deleted messages do not count. */
export function pageOf(places: Places, placeOf: (mId: string) => number, query: PageQuery): Page {
  const { before, after, around, limit } = query;
  const size = Math.max(1, limit ?? PAGE);
  if (before !== undefined) {
    const end = placeOf(before);
    return pageBetween(places, stepsBack(places, end, size), end);
  }
  if (after !== undefined) {
    const start = placeOf(after) + 1;
    return pageBetween(places, start, stepsOn(places, start, size));
  }
  if (around !== undefined) {
    const start = stepsBack(places, placeOf(around), Math.floor(size / 2));
    return pageBetween(places, start, stepsOn(places, start, size));
  }
  const end = places.length;
  return pageBetween(places, limit === undefined ? 0 : stepsBack(places, end, size), end);
}

function pageBetween(places: Places, start: number, end: number): Page {
  return {
    messages: places.slice(start, end).filter((message) => message !== undefined),
    hasOlder: stepsBack(places, start, 1) < start,
    hasNewer: stepsOn(places, end, 1) > end,
  };
}

/** The place with `count` messages between it and `place`, or that of the first message. */
function stepsBack(places: Places, place: number, count: number): number {
  let start = place;
  for (let at = place - 1, left = count; at >= 0 && left > 0; at -= 1) {
    if (!places[at]) continue;
    start = at;
    left -= 1;
  }
  return start;
}

/** The place after `count` messages from `place` on, or the end. */
function stepsOn(places: Places, place: number, count: number): number {
  let end = place;
  for (let at = place, left = count; at < places.length && left > 0; at += 1) {
    if (!places[at]) continue;
    end = at + 1;
    left -= 1;
  }
  return end;
}
