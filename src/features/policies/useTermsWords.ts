import { useSelector } from "react-redux";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { termsWords } from "@/shared/hotel/termsWords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** Policies in the language of the screen; the page has loaded the hotel before it says one. */
export const useTermsWords = () =>
  termsWords(useText(), useFormat(), useSelector(selectHotel)?.property ?? { currency: "EUR", checkInTime: "" });
