import { useState } from "react";
import { useSelector } from "react-redux";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { selectUser } from "@/shared/session/sessionSlice";

import { useIsOnPaper } from "./useIsOnPaper";

/** On paper alone, on a page that is printed as it stands: whose it is, when it was printed and by whom. */
export const PaperHead = () => useIsOnPaper() && <Printed />;

function Printed() {
  const { dayAndTime } = useHotelTimes();
  const [now] = useState(() => new Date().toISOString());
  const name = useSelector(selectHotel)?.property.name;
  const by = useSelector(selectUser)?.username;
  return (
    <p>
      {name && (
        <>
          <bdi>{name}</bdi> ·{" "}
        </>
      )}
      <bdi>{dayAndTime(now)}</bdi> · <bdi>{by}</bdi>
    </p>
  );
}
