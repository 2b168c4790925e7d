import type { Day, Progress } from "@/contract/day/day";
import { assignAhead } from "@/domain/reservations/arrivesWithin";
import { Figures } from "@/shared/figures/Figures";
import { useText } from "@/shared/i18n/useText";
import { newReservationPath } from "@/shared/routing/paths";

import { listOfSituations, listOfView } from "./dayLists";

/** Five figures of the business date, each leading to who or what it counts. */
export function DayCounters({ day }: { day: Day }) {
  const { text } = useText();
  const pendingOf = ({ pending, total }: Progress) => text("day.pendingOf", { pending, total });
  const { arrivals, departures, inHouse, availableTonight, unassigned } = day;
  return (
    <nav aria-label={text("day.counters")}>
      <Figures
        figures={[
          {
            id: "arrivals",
            label: text("day.arrivals"),
            value: String(arrivals.pending),
            notes: [pendingOf(arrivals), ...(arrivals.pending === 0 ? [text("day.arrivals.none")] : [])],
            path: listOfSituations("arrivesToday", "arrivalOverdue"),
          },
          {
            id: "departures",
            label: text("day.departures"),
            value: String(departures.pending),
            notes: [pendingOf(departures), ...(departures.pending === 0 ? [text("day.departures.none")] : [])],
            path: listOfSituations("departsToday", "departureOverdue"),
          },
          {
            id: "inHouse",
            label: text("day.inHouse"),
            value: String(inHouse),
            notes: [text("day.inHouse.hint", { count: inHouse })],
            path: listOfView("inHouse"),
          },
          {
            id: "available",
            label: text("day.available"),
            value: String(availableTonight),
            notes: [text("day.available.hint")],
            path: newReservationPath,
          },
          {
            id: "unassigned",
            label: text("day.unassigned"),
            value: String(unassigned),
            notes: [text("day.unassigned.hint", { nights: assignAhead })],
            path: listOfView("unassigned"),
          },
        ]}
      />
    </nav>
  );
}
