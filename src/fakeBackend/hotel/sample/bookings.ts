import type { GuaranteeKind } from "@/contract/reservations/reservationDraft";

import { chances, type Random } from "../../core/random";

/** In percent; 45 % come from online agencies. */
export const channelDrawn = chances([
  ["web", 21],
  ["phone", 14],
  ["desk", 6],
  ["booking", 28],
  ["expedia", 11],
  ["airbnb", 6],
  ["levante", 7],
  ["company", 7],
]);

const plansOf: Record<string, (random: Random) => string> = {
  online: chances([
    ["BAR", 35],
    ["NRF", 25],
    ["BB", 35],
    ["HB", 5],
  ]),
  agency: chances([
    ["BB", 60],
    ["HB", 40],
  ]),
  direct: chances([
    ["BAR", 30],
    ["NRF", 12],
    ["BB", 46],
    ["HB", 12],
  ]),
};

export function planDrawn(channelId: string, nights: number, random: Random): string {
  if (channelId === "company") return "CORP";
  const kind = channelId === "levante" ? "agency" : isOnline(channelId) ? "online" : "direct";
  const plan = plansOf[kind]!(random);
  return plan === "HB" && nights < 2 ? "BB" : plan; // half board is sold from two nights on
}

const isOnline = (channelId: string) => ["booking", "expedia", "airbnb"].includes(channelId);

/** The guarantee of a reservation. */
export function guaranteeOf(channelId: string, ratePlanId: string, { next }: Random): GuaranteeKind {
  if (channelId === "company") return "company";
  if (channelId === "levante") return "agency";
  if (ratePlanId === "NRF") return "prepaid";
  if (isOnline(channelId)) return "card";
  if (ratePlanId === "BAR") return next() < 0.6 ? "card" : "none";
  return next() < 0.5 ? "deposit" : "card";
}

/** The channel's own number of the reservation. */
export function externalRefOf(channelId: string, { between }: Random): string {
  if (channelId === "booking") return String(between(3_000_000_000, 4_999_999_999));
  if (channelId === "expedia") return String(between(70_000_000, 99_999_999));
  if (channelId === "airbnb") return `HM${between(0x10000000, 0x7fffffff).toString(36).toUpperCase()}`;
  return channelId === "levante" ? `LEV-${between(10_000, 99_999)}` : "";
}

/** Adults, and the ages of the children, for a type of room. */
export function peopleDrawn(roomTypeId: string, { next, between }: Random): [adults: number, childrenAges: number[]] {
  const ages = (count: number) => Array.from({ length: count }, () => between(0, 13));
  switch (roomTypeId) {
    case "IND":
      return [1, []];
    case "FAM":
      return [2, ages(between(1, 3))];
    case "STE":
      return next() < 0.3 ? [2, ages(between(1, 2))] : [between(2, 4), []];
    case "JST":
      return next() < 0.2 ? [2, ages(1)] : [next() < 0.12 ? 3 : 2, []];
    default:
      return next() < 0.08 ? [2, ages(1)] : [next() < 0.25 ? 1 : 2, []];
  }
}
