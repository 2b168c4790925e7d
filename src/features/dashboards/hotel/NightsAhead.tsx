import type { NightAhead } from "@/contract/figures/hotelFigures";
import { weekdayOf } from "@/domain/civilDate";
import { inventoryOccupancy } from "@/domain/kpis/rates";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { ArrivalIcon, SignOutIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";

const SATURDAY = 6;

/** Occupancy, arrivals and departures of the next nights; each opens the planning there. */
export function NightsAhead({ nights }: { nights: readonly NightAhead[] }) {
  const { text } = useText();
  return (
    <Card title={text("dashboards.ahead")}>
      <ol className="nights">
        {nights.map((night) => (
          <Night key={night.date} night={night} />
        ))}
      </ol>
      <Row as="p" gap={20} rowGap={4} wraps tone="muted" size={13} padX={20} padY={12} aria-hidden="true">
        <Row as="span" gap={6}>
          <ArrivalIcon size={14} /> {text("figure.arrivals")}
        </Row>
        <Row as="span" gap={6}>
          <SignOutIcon size={14} /> {text("figure.departures")}
        </Row>
      </Row>
    </Card>
  );
}

function Night({ night }: { night: NightAhead }) {
  const { text } = useText();
  const { percent, weekday, longDay } = useFormat();
  const { date, arrivals, departures } = night;
  const share = inventoryOccupancy(night);
  const occupancy = share === undefined ? "—" : percent(share);
  return (
    <li className={weekdayOf(date) >= SATURDAY ? "is-weekend" : undefined}>
      <PathLink
        to={`${paths.availability}?${new URLSearchParams({ from: date, day: date }).toString()}`}
        className="night-link"
      >
        <span className="visually-hidden">
          {text("dashboards.night", { night: longDay(date), occupancy, arrivals, departures })}
        </span>
        <span className="night" aria-hidden="true">
          <span className="night-day">
            {weekday(date)} <b>{Number(date.slice(8))}</b>
          </span>
          <span className="night-bar">
            <span style={{ blockSize: `${Math.min(100, 100 * (share ?? 0))}%` }} />
          </span>
          <b>{occupancy}</b>
          <Row as="span" gap={2} justify="center">
            <ArrivalIcon size={12} /> {arrivals}
          </Row>
          <Row as="span" gap={2} justify="center">
            <SignOutIcon size={12} /> {departures}
          </Row>
        </span>
      </PathLink>
    </li>
  );
}
