import { Link } from "react-router-dom";

import type { Day, Progress } from "@/contract/reservations/day";
import { assignAhead } from "@/domain/reservations/arrivesWithin";
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
      <ul className="day-counters">
        <Counter
          label={text("day.arrivals")}
          count={arrivals.pending}
          hint={pendingOf(arrivals)}
          note={arrivals.pending === 0 ? text("day.arrivals.none") : undefined}
          path={listOfSituations("arrivesToday", "arrivalOverdue")}
        />
        <Counter
          label={text("day.departures")}
          count={departures.pending}
          hint={pendingOf(departures)}
          note={departures.pending === 0 ? text("day.departures.none") : undefined}
          path={listOfSituations("departsToday", "departureOverdue")}
        />
        <Counter
          label={text("day.inHouse")}
          count={inHouse}
          hint={text("day.inHouse.hint", { count: inHouse })}
          path={listOfView("inHouse")}
        />
        <Counter
          label={text("day.available")}
          count={availableTonight}
          hint={text("day.available.hint")}
          path={newReservationPath}
        />
        <Counter
          label={text("day.unassigned")}
          count={unassigned}
          hint={text("day.unassigned.hint", { nights: assignAhead })}
          path={listOfView("unassigned")}
        />
      </ul>
    </nav>
  );
}

interface CounterProps {
  label: string;
  count: number;
  hint: string;
  note?: string;
  path: string;
}

function Counter({ label, count, hint, note, path }: CounterProps) {
  return (
    <li>
      <Link to={path} className="day-counter">
        <span className="day-counter-label">{label}</span> <strong className="day-counter-count">{count}</strong>{" "}
        <span className="day-counter-hint">{hint}</span> {note && <span className="day-counter-hint">{note}</span>}
      </Link>
    </li>
  );
}
