import { useState } from "react";
import { useSelector } from "react-redux";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useMediaQuery } from "@/shared/ui/useMediaQuery";

/** On paper alone, on a page that is printed as it stands: whose it is, and when it was printed. */
export const PaperHead = () => useMediaQuery("print") && <Printed />;

function Printed() {
  const { dayAndTime } = useHotelTimes();
  const [now] = useState(() => new Date().toISOString());
  const property = useSelector(selectHotel)?.property;
  return (
    <p>
      <bdi>{property?.name}</bdi> · {dayAndTime(now)}
    </p>
  );
}
