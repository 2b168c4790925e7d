import type { ChannelMapping, ChannelRate } from "@/contract/channels/channel";

import type { StoredChannel } from "./StoredChannel";

/** The names of the sample's types as channels tell them, in English. */
const rooms: Record<string, string> = {
  IND: "Single Room",
  DBL: "Double Room",
  TWN: "Twin Room",
  FAM: "Family Room",
  JST: "Junior Suite",
  STE: "Suite",
};
const rates: Record<string, string> = {
  BAR: "Flexible",
  NRF: "Non-refundable",
  BB: "Breakfast included",
  HB: "Half board",
  CORP: "Corporate",
};

interface Sells {
  state: StoredChannel["state"];
  markupPercent: number;
  types: string[];
  /** Mapped plans, and those that only the channel has. */
  plans: string[];
  besides?: string[];
}

const all = Object.keys(rooms);

/** The six channels of the sample by their id in the set-up, each with the prefix of its rate codes. */
const channels: Record<string, [prefix: string, sells: Sells]> = {
  booking: ["BK", { state: "connected", markupPercent: 0, types: all, plans: ["BAR", "NRF", "BB", "HB"] }],
  expedia: ["EX", { state: "connected", markupPercent: 3, types: all, plans: ["BAR", "NRF", "BB"] }],
  airbnb: ["AB", { state: "connected", markupPercent: 12.5, types: all.slice(1), plans: ["BAR", "NRF"] }],
  web: ["WEB", { state: "connected", markupPercent: 0, types: all, plans: ["BAR", "NRF", "BB", "HB"] }],
  agoda: ["AG", { state: "paused", markupPercent: 5, types: all.slice(1), plans: ["BAR", "NRF"], besides: ["BB"] }],
  gds: ["GDS", { state: "disconnected", markupPercent: 0, types: all, plans: [], besides: ["BAR", "CORP"] }],
};

export const channelRateCode = (channelId: string, roomTypeId: string, ratePlanId: string): string =>
  `${channels[channelId]?.[0]}-${roomTypeId}-${ratePlanId}`;

/** The channel has taken this rate out of its list: it refuses messages about it. */
export const goneRate = { channelId: "expedia", roomTypeId: "STE", ratePlanId: "BB" };

const isGone = (channelId: string, { roomTypeId, ratePlanId }: Omit<ChannelMapping, "channelRateId">) =>
  channelId === goneRate.channelId && roomTypeId === goneRate.roomTypeId && ratePlanId === goneRate.ratePlanId;

export const channelsSeed = (now: Date): StoredChannel[] =>
  Object.entries(channels).map(([id, [, { state, markupPercent, types, plans, besides = [] }]]) => {
    const pairs = (of: string[]) => types.flatMap((roomTypeId) => of.map((ratePlanId) => ({ roomTypeId, ratePlanId })));
    const has = pairs([...plans, ...besides]).filter((pair) => !isGone(id, pair));
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
    const isTold = state !== "disconnected";
    return {
      id,
      version: 1,
      state,
      stateSince: minutesAgo(60 * 24 * 20),
      markupPercent,
      rates: has.map(({ roomTypeId, ratePlanId }): ChannelRate => ({
        id: channelRateCode(id, roomTypeId, ratePlanId),
        room: rooms[roomTypeId]!,
        rate: rates[ratePlanId]!,
      })),
      mappings: pairs(plans).map((pair) => ({
        ...pair,
        channelRateId: channelRateCode(id, pair.roomTypeId, pair.ratePlanId),
      })),
      stopSales: [],
      syncedAt: isTold ? minutesAgo(60 * 24 * 9) : "",
      confirmedAt: isTold ? minutesAgo(state === "paused" ? 60 * 30 : 4) : "",
    };
  });
