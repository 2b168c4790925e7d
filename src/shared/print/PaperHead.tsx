import { useState } from "react";
import { useSelector } from "react-redux";

import { selectTimeZone } from "@/shared/connection/connectionSlice";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectUser } from "@/shared/session/sessionSlice";

import { useIsOnPaper } from "./useIsOnPaper";

/** On paper alone, on a page that is printed as it stands: whose it is, when it was printed and by whom. */
export const PaperHead = () => useIsOnPaper() && <Printed />;

function Printed() {
  const { dayAndTime } = useFormat();
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(() => new Date().toISOString());
  const name = useSelector(selectHotel)?.property.name;
  const by = useSelector(selectUser)?.username;
  const told = [name, dayAndTime(now, timeZone), by].filter(Boolean);
  return <p>{told.map((each) => `\u2068${each}\u2069`).join(" · ")}</p>;
}
