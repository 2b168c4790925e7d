import { useSelector } from "react-redux";

import type { Dimension, Segment } from "@/contract/figures/period";
import { leadBands } from "@/contract/figures/reports";
import { cancelReasons } from "@/contract/reservations/reservationLife";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** By what rows of figures are told apart. */
export type RowKey = Dimension | "lead" | "reason";

/** Their values in words: "Booking.com", "Doble", "Francia", "15–30 días". */
export function useDimensionWords() {
  const { text } = useText();
  const { country } = useFormat();
  const hotel = useSelector(selectHotel);
  const named = (all: readonly { id: string; name: string }[] | undefined, key: string) =>
    all?.find(({ id }) => id === key)?.name ?? key;

  const words: Record<RowKey, (key: string) => string> = {
    channel: (key) => named(hotel?.channels, key),
    plan: (key) => named(hotel?.ratePlans, key),
    type: (key) => named(hotel?.roomTypes, key),
    segment: (key) => text(`figures.segment.${key as Segment}`),
    country,
    company: (key) => key,
    agency: (key) => key,
    lead(key) {
      const first = Number(key);
      const next = leadBands[leadBands.findIndex((band) => band === first) + 1];
      if (next === undefined) return text("figures.lead.from", { days: first });
      return first === 0 ? text("figures.lead.sameDay") : text("figures.lead.band", { from: first, to: next - 1 });
    },
    reason(key) {
      const reason = cancelReasons.find((one) => one === key);
      return text(reason ? `cancelReason.${reason}` : "figures.reason.noShow");
    },
  };
  return (of: RowKey, key: string): string =>
    key === "" && of !== "lead" ? text(`figures.unknown.${of}`) : words[of](key);
}
