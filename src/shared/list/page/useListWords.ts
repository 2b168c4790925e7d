import { useMemo } from "react";
import { useSelector } from "react-redux";

import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import type { ListColumn, ListWords } from "../listColumn";

export function useListWords(shown: readonly ListColumn[]): ListWords {
  const { text } = useText();
  const formats = useFormat();
  const hotel = useSelector(selectHotel);
  return useMemo(
    () => ({ text, formats, hotel, isShown: (id) => shown.some((column) => column.id === id) }),
    [text, formats, hotel, shown],
  );
}
