import type { Charge } from "@/contract/account/account";
import type { ReservationState } from "@/contract/reservations/reservationLife";
import { addDays } from "@/domain/civilDate";
import { randomFrom } from "@/fakeBackend/core/random";

import { sampleCharge } from "../sampleCharge";

/** The raw facts of a hotel: what both implementations are given. */
export interface RawStay {
  id: string;
  state: ReservationState;
  arrival: string;
  departure: string;
  createdOn: string;
  checkedInOn?: string;
  checkedOutOn?: string;
  endedAt?: number;
  cancelReason?: "guestRequest" | "tooExpensive";
  adults: number;
  childrenAges: number[];
  roomTypeId: string;
  channelId: string;
  ratePlanId: string;
  country: string;
  company: string;
  agency: string;
  isGroup: boolean;
  nights: { date: string; roomTypeId: string; price: number }[];
  charges: Charge[];
}

export interface RawHotel {
  openNight: string;
  from: string;
  to: string;
  rooms: Record<string, number>;
  outOfOrder: Record<string, number>;
  houseUse: number;
  commission: Record<string, number>;
  stays: RawStay[];
}

const toCome = [
  ...(["confirmed", "confirmed", "confirmed", "optional"] as const),
  ...(["pending", "inquiry", "waitlist", "cancelled"] as const),
];
const over = ["checkedOut", "checkedOut", "checkedOut", "cancelled", "noShow"] as const;

export function randomHotel(seed: number): RawHotel {
  const { next } = randomFrom(seed);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length - 1)]!;
  const openNight = addDays("2026-02-20", upTo(20));
  const from = addDays(openNight, upTo(20) - 15);
  const stays: RawStay[] = [];
  const count = upTo(24);
  for (let index = 0; index < count; index += 1) stays.push(randomStay(String(index), openNight, { upTo, oneOf }));
  return {
    openNight,
    from,
    to: addDays(from, upTo(20)),
    rooms: { double: upTo(6), suite: upTo(3) },
    outOfOrder: { double: upTo(1), suite: upTo(1) },
    houseUse: upTo(1),
    commission: { direct: 0, online: 17, agency: 12.5 },
    stays,
  };
}

interface Draw {
  upTo: (most: number) => number;
  oneOf: <Value>(values: readonly Value[]) => Value;
}

function randomStay(id: string, openNight: string, { upTo, oneOf }: Draw): RawStay {
  const arrival = addDays(openNight, upTo(36) - 20);
  const length = oneOf([0, 1, 1, 2, 3, 4, 7]);
  const departure = addDays(arrival, length);
  const isInHouse = arrival <= openNight && departure >= openNight && upTo(3) > 0;
  const state = isInHouse ? "inHouse" : oneOf<ReservationState>(arrival < openNight ? over : toCome);
  const hasCome = state === "inHouse" || state === "checkedOut";
  const isLate = hasCome && length > 1 && arrival < openNight && upTo(5) === 0;
  const checkedInOn = isLate ? addDays(arrival, 1) : arrival;
  const roomTypeId = oneOf(["double", "suite"]);
  const usual = oneOf([0, 100_00, 99_99, 123_45]);
  const nights = Array.from({ length }, (_, index) => ({
    date: addDays(arrival, index),
    roomTypeId: upTo(5) === 0 ? "suite" : roomTypeId,
    price: oneOf([usual, usual, usual, 0, 87_31]),
  }));
  const isOff = state === "cancelled" || state === "noShow";
  return {
    id,
    state,
    arrival,
    departure,
    createdOn: addDays(arrival, -upTo(70) + 1),
    ...(hasCome && { checkedInOn }),
    ...(state === "checkedOut" && { checkedOutOn: departure < openNight ? departure : openNight }),
    ...(isOff && { endedAt: upTo(1_000_000) }),
    ...(state === "cancelled" && upTo(3) > 0 && { cancelReason: oneOf(["guestRequest", "tooExpensive"] as const) }),
    adults: 1 + upTo(2),
    childrenAges: oneOf([[], [], [4], [2, 9]]),
    roomTypeId,
    channelId: oneOf(["direct", "online", "agency"]),
    ratePlanId: oneOf(["flexible", "fixed"]),
    country: oneOf(["ESP", "FRA", ""]),
    company: oneOf(["", "", "Aceites del Sur"]),
    agency: oneOf(["", "", "Viajes Sol"]),
    isGroup: upTo(6) === 0,
    nights,
    charges: isOff
      ? feesOf(nights, departure, { upTo, oneOf })
      : chargesOf(nights, hasCome ? checkedInOn : arrival, hasCome, { upTo, oneOf }),
  };
}

const charge = (id: string, kind: Charge["kind"], date: string, amount: number, more: Partial<Charge> = {}) =>
  sampleCharge(id, kind, amount, { date, ...more });

function feesOf(nights: RawStay["nights"], date: string, { upTo }: Draw): Charge[] {
  const amount = nights[0]?.price ?? 50_00;
  if (upTo(1) === 0) return [];
  const fee = charge("fee", "fee", date, amount);
  return upTo(3) === 0 ? [fee, charge("no-fee", "correction", addDays(date, 1), -amount, { corrects: "fee" })] : [fee];
}

/** Folio lines besides the nights, as desk and outlets post them. */
function chargesOf(nights: RawStay["nights"], arrival: string, hasCome: boolean, { upTo, oneOf }: Draw): Charge[] {
  const lines: Charge[] = [];
  if (upTo(2) === 0) lines.push(charge("breakfast", "extra", arrival, oneOf([18_00, 33_33])));
  if (!hasCome) return lines;
  const day = () => addDays(arrival, upTo(4));
  if (upTo(1) === 0) lines.push(charge("bar", "posted", day(), 12_15, { vat: oneOf([10, 21, undefined]) }));
  if (upTo(3) === 0) lines.push(charge("allowance", "allowance", day(), -oneOf([5_00, 7_77])));
  if (upTo(5) === 0) lines.push(charge("transfer", "transfer", day(), 44_00));
  const splits = [charge("out", "split", day(), -33_33), charge("in", "split", lines.at(-1)?.date ?? arrival, 33_33)];
  if (upTo(5) === 0) lines.push(...splits);
  const night = nights[0];
  if (night && upTo(4) === 0)
    lines.push(charge("no-night", "correction", day(), -night.price, { corrects: `room-${night.date}` }));
  const bar = lines.find(({ id }) => id === "bar");
  if (bar && upTo(3) === 0)
    lines.push(charge("no-bar", "correction", day(), -bar.amount, { corrects: "bar", vat: bar.vat }));
  const given = lines.find(({ id }) => id === "allowance");
  if (given && upTo(3) === 0)
    lines.push(charge("no-allowance", "correction", day(), -given.amount, { corrects: "allowance" }));
  return lines;
}
