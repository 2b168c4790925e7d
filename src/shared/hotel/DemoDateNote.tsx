import { useSyncExternalStore } from "react";
import { useSelector } from "react-redux";

import type { CivilDate, Property } from "@/contract/property";
import { civilDateIn } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

import { selectHotel } from "./hotelSlice";

/** Behind a server the day is closed every night; only a sample stays where it was first touched. */
const isDemo = !import.meta.env.VITE_API_URL;

/** Says that the sample's day is not today's, and how to bring it there. */
export function DemoDateNote() {
  const property = useSelector(selectHotel)?.property;
  return isDemo && property && <NoteFor property={property} />;
}

function NoteFor({ property: { businessDate, timeZone } }: { property: Property }) {
  const { text } = useText();
  const { date } = useFormat();
  const today = useDateIn(timeZone);
  if (businessDate >= today) return null; // a closed day may be ahead of the clock
  return (
    <Text as="p" padX={14} padY={10} after={16} round="small" fill="sand-tint" stripe="sand" role="note">
      {text("demoDate.aged", {
        businessDate: date(businessDate),
        today: date(today),
        menu: text("topBar.profile"),
        action: text("demo.reset"),
      })}
    </Text>
  );
}

const MINUTE_MS = 60_000;

/** The date on the calendar of a place, now and after its midnight. */
const useDateIn = (timeZone: string): CivilDate =>
  useSyncExternalStore(listen, () => civilDateIn(new Date(), timeZone));

function listen(look: () => void) {
  const timer = setInterval(look, MINUTE_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
