import { useMemo } from "react";
import { useSelector } from "react-redux";

import type { Formats } from "@/shared/format/formats";
import { useFormat } from "@/shared/format/useFormat";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";

import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";

/** What cells are written with. There are hundreds of them: the page asks for it once, for all. */
export interface CellWords {
  text: Texts["text"];
  formats: Formats;
  hotel: Hotel | undefined;
}

export function useCellWords(): CellWords {
  const { text } = useText();
  const formats = useFormat();
  const hotel = useSelector(selectHotel);
  return useMemo(() => ({ text, formats, hotel }), [text, formats, hotel]);
}
