import { useSelector } from "react-redux";

import type { Dimension, Segment } from "@/contract/figures/period";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** Values of the dimensions of figures in words: "Booking.com", "Doble", "Francia". */
export function useDimensionWords() {
  const { text } = useText();
  const { country } = useFormat();
  const hotel = useSelector(selectHotel);
  const named = (all: readonly { id: string; name: string }[] | undefined, key: string) =>
    all?.find(({ id }) => id === key)?.name ?? key;

  const words: Record<Dimension, (key: string) => string> = {
    channel: (key) => named(hotel?.channels, key),
    plan: (key) => named(hotel?.ratePlans, key),
    type: (key) => named(hotel?.roomTypes, key),
    segment: (key) => text(`figures.segment.${key as Segment}`),
    country,
    company: (key) => key,
  };
  return (dimension: Dimension, key: string): string =>
    key === "" ? text(`figures.unknown.${dimension}`) : words[dimension](key);
}
