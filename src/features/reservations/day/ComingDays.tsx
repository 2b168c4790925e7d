import type { ComingDay } from "@/contract/day/day";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { arrivalsMessagePath } from "@/shared/hotel/newPaths";
import { PathLink } from "@/shared/routing/PathLink";
import { WarningIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";

import { GuestLink } from "@/shared/day/GuestLink";

/** Tomorrow and the days after it, so that what was promised is seen before the guest stands there. */
export function ComingDays({ days }: { days: ComingDay[] }) {
  const { text } = useText();
  return (
    <section className="card" aria-labelledby="day-coming">
      <h2 className="card-header" id="day-coming">
        {text("day.coming")}
      </h2>
      <ol className="day-rows" aria-labelledby="day-coming">
        {days.map((day, place) => (
          <Coming key={day.date} day={day} isTomorrow={place === 0} />
        ))}
      </ol>
    </section>
  );
}

function Coming({ day, isTomorrow }: { day: ComingDay; isTomorrow: boolean }) {
  const { text } = useText();
  const { longDay } = useFormat();
  const { date, arrivals, departures, unassigned, notes } = day;
  return (
    <li className="day-coming">
      <h3>
        {isTomorrow && <>{text("day.tomorrow")} · </>}
        <time dateTime={date}>{longDay(date)}</time>
      </h3>
      <Muted as="p" size={13}>
        {text("day.coming.arrivals", { count: arrivals })} · {text("day.coming.departures", { count: departures })}
      </Muted>
      {isTomorrow && arrivals > 0 && (
        <p>
          <PathLink to={arrivalsMessagePath}>{text("day.tomorrow.message")}</PathLink>
        </p>
      )}
      {unassigned > 0 && (
        <Row as="p" gap={8} align="start" weight={550} className="day-warning">
          <WarningIcon size={16} aria-hidden="true" />
          {text(isTomorrow ? "day.tomorrow.unassigned" : "day.coming.unassigned", { count: unassigned })}
        </Row>
      )}
      {notes.length > 0 && (
        <details open={isTomorrow}>
          <summary>{text("day.coming.notes", { count: notes.length })}</summary>
          <ul>
            {notes.map(({ reservationId, customer, note }) => (
              <li key={reservationId}>
                <GuestLink id={reservationId} customer={customer} /> <span dir="auto">{note}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
