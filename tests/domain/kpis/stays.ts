import type { Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { netOf } from "@/domain/account/vat";
import { nightLineId } from "@/domain/reservations/balance";
import type { FigureStay } from "@/domain/kpis/figureStay";
import { type FolioStay, stayParts } from "@/domain/kpis/stayParts";
import { nightsBetween, nightsOf } from "@/domain/stay";

import { sampleCharge } from "../sampleCharge";

/** The first night that is not closed. */
export const openNight = "2026-11-26";

export const line = (kind: Charge["kind"], amount: number, date: CivilDate, more: Partial<Charge> = {}) =>
  sampleCharge(`${kind}-${date}-${amount}`, kind, amount, { date, ...more });

const nightLines = (stay: { arrival: CivilDate; departure: CivilDate }, price: number): Charge[] =>
  nightsOf(stay).map((date) => line("room", price, date, { id: nightLineId(date) }));

let count = 0;

interface Told extends Partial<Omit<FigureStay, "nights" | "parts">>, Partial<Omit<FolioStay, "nights">> {
  /** Of a night, gross. */
  price?: number;
}

/** A reservation of the figures: two nights of two people in a double room that are on the books, unless told. */
export function figureStay({ price = 110_00, ...told }: Told = {}): FigureStay {
  const [arrival, departure] = [told.arrival ?? "2026-12-01", told.departure ?? "2026-12-03"];
  const stay = {
    id: `RSV-${++count}`,
    state: "confirmed" as const,
    adults: 2,
    childrenAges: [],
    roomTypeId: "double",
    ratePlanId: "flexible",
    channelId: "direct",
    segment: "retail" as const,
    country: "ESP",
    company: "",
    agency: "",
    isGroup: false,
    commissionPercent: 0,
    createdOn: arrival,
    fee: 0,
    ...told,
    arrival,
    departure,
  };
  const isOff = stay.state === "cancelled" || stay.state === "noShow";
  const nights = nightsOf(stay).map((date) => ({ date, roomTypeId: stay.roomTypeId, price }));
  const lines = [...(isOff ? [] : nightLines(stay, price)), ...(told.lines ?? [])];
  return {
    ...stay,
    nights: nights.map(({ date, roomTypeId }) => ({ date, roomTypeId, net: netOf({ amount: price }) })),
    parts: stayParts({ ...stay, nights, lines }, openNight),
  };
}

/** A guest who has come: of nights that are closed. */
export const slept = (told: Told = {}): FigureStay => {
  const arrival = told.arrival ?? "2026-11-20";
  const departure = told.departure ?? "2026-11-22";
  const left = nightsBetween(departure, openNight) >= 0 ? { checkedOutOn: departure } : {};
  const state = "checkedOutOn" in left ? "checkedOut" : "inHouse";
  return figureStay({ arrival, departure, state, checkedInOn: arrival, ...left, ...told });
};
