import { useSelector } from "react-redux";

import type { Property } from "@/contract/property";

import { selectHotel } from "./hotelSlice";

/** The property, below a page or a drawer that has loaded the hotel. Throws elsewhere. */
export function useProperty(): Property {
  const property = useSelector(selectHotel)?.property;
  if (!property) throw new Error("The hotel is not loaded here.");
  return property;
}
