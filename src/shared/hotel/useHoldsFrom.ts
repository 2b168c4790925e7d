import { useSelector } from "react-redux";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { selectHotel } from "./hotelSlice";

/** From which night a change of prices or commissions holds, in a sentence: that of the open day. */
export function useHoldsFrom(): string | undefined {
  const { text } = useText();
  const { date } = useFormat();
  const property = useSelector(selectHotel)?.property;
  return property && text("calendar.holdsFrom", { date: date(property.businessDate) });
}
