import type { Charge } from "@/contract/account/account";
import { netOf } from "@/domain/account/vat";
import { isOff } from "@/domain/kpis/cancellations";
import type { FigureStay } from "@/domain/kpis/figureStay";
import type { Figured } from "@/domain/kpis/nightSums";
import { stayParts } from "@/domain/kpis/stayParts";
import { nightLineId } from "@/domain/reservations/balance";

import type { RawHotel, RawStay } from "./randomHotel";

/** All lines of its folio, posted or not. */
export const linesOf = (raw: RawStay): Charge[] => [
  ...(isOff(raw) ? [] : raw.nights).map(({ date, price }) => {
    const id = nightLineId(date);
    return { id, sourceRef: id, kind: "room" as const, date, description: "", amount: price };
  }),
  ...raw.charges,
];

export const partsOf = (raw: RawStay, { commission, openNight }: RawHotel) =>
  stayParts({ ...raw, lines: linesOf(raw), commissionPercent: commission[raw.channelId]! }, openNight);

/** A reservation as the server hands it to the rules. */
function figureStayOf(raw: RawStay, hotel: RawHotel): FigureStay {
  const fees = raw.charges.filter(({ id, corrects }) => id === "fee" || corrects === "fee");
  return {
    ...raw,
    segment: raw.isGroup ? "group" : "retail",
    nights: raw.nights.map((night) => ({ ...night, net: netOf({ amount: night.price }) })),
    fee: fees.reduce((sum, { amount }) => sum + amount, 0),
    parts: partsOf(raw, hotel),
  };
}

export const figuredOf = (hotel: RawHotel): Figured & { stays: FigureStay[] } => ({
  stays: hotel.stays.map((raw) => figureStayOf(raw, hotel)),
  roomsOn: () => ({
    inventory: hotel.rooms.double! + hotel.rooms.suite!,
    outOfOrder: hotel.outOfOrder.double! + hotel.outOfOrder.suite!,
    houseUse: hotel.houseUse,
  }),
  openNight: hotel.openNight,
});
