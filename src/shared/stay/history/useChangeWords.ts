import type { PaymentMethod } from "@/contract/account/account";
import { type AccountWindow, routedKinds } from "@/contract/account/accountWindows";
import type { ReservationState, RoomMoveReason } from "@/contract/reservations/reservationLife";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import type { GuaranteeKind } from "@/contract/reservations/reservationDraft";
import { isCivilDate } from "@/domain/civilDate";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";

type Change = HistoryEntry["changes"][number];

const labels: Record<Change["field"], MessageId> = {
  state: "column.situation",
  arrival: "booking.arrival",
  departure: "booking.departure",
  eta: "booking.eta",
  adults: "booking.adults",
  childrenAges: "booking.children",
  guest: "booking.guest",
  company: "booking.guarantee.company",
  agency: "booking.guarantee.agency",
  contactName: "booking.contact",
  roomTypeId: "booking.roomType",
  ratePlanId: "booking.ratePlan",
  negotiatedPrice: "booking.negotiatedPrice",
  negotiatedReason: "booking.negotiatedReason",
  roomId: "booking.room",
  extras: "booking.extras",
  channelId: "booking.channel",
  externalRef: "booking.externalRef",
  guarantee: "booking.guaranteeKind",
  releaseOn: "booking.releaseOn",
  "notes.internal": "booking.note.internal",
  "notes.guest": "booking.note.guest",
  "notes.request": "booking.note.request",
  moveReason: "booking.moveReason",
  priceKept: "booking.priceKept",
  nightPrices: "booking.typePrice",
  charge: "booking.folioWhat",
  method: "booking.method",
  declined: "booking.isDeclined",
  window: "booking.window",
  part: "booking.part",
  payer: "booking.payer",
  routed: "booking.routed",
  members: "booking.group.members",
  balance: "column.balance",
};

const amounts = new Set<Change["field"]>([
  "balance",
  "part",
  "declined",
  "negotiatedPrice",
  "priceKept",
  "nightPrices",
]);

const kindsIn = (value: string) => routedKinds.filter((kind) => value.split(",").includes(kind));

/** The changes of a history in words: names as they are, dates and codes in the language of the moment. */
export function useChangeWords({ property, roomTypes, ratePlans, channels, rooms }: Hotel) {
  const { text } = useText();
  const { date, timeOfDay, money, list, series } = useBookingFormat(property);
  const named = [...roomTypes, ...ratePlans, ...channels, ...rooms.map(({ id, number }) => ({ id, name: number }))];

  const nameOf = (value: string) => named.find(({ id }) => id === value)?.name ?? value;

  return {
    labelOf: (field: Change["field"]): string => text(labels[field]),
    wordsOf(field: Change["field"], value: string): string {
      if (value === "") return "";
      if (field === "state") return text(`situation.${value as ReservationState}`);
      if (field === "guarantee") return text(`booking.guarantee.${value as GuaranteeKind}`);
      if (field === "moveReason") return text(`booking.moveReason.${value as RoomMoveReason}`);
      if (field === "method") return text(`booking.method.${value as PaymentMethod}`);
      if (field === "window") return text(`booking.window.${value as AccountWindow}`);
      if (field === "routed") return series(kindsIn(value).map((kind) => text(`booking.routed.${kind}`)));
      if (amounts.has(field)) return money(Number(value));
      if (field === "eta") return timeOfDay(value);
      if (isCivilDate(value)) return date(value);
      if (field === "roomId") return list(value.split(", ").map(nameOf));
      return nameOf(value);
    },
  };
}
