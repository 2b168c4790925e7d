import type { OccupancyNight } from "@/contract/day/day";
import { weekdayOf } from "@/domain/civilDate";
import { occupancyOf } from "@/domain/rates/occupancy";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { MaintenanceIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { OccupancyTable } from "./OccupancyTable";

const SATURDAY = 6;

const isWeekend = ({ date }: OccupancyNight) => weekdayOf(date) >= SATURDAY;

/** How full the next nights are: bars for the eye, the same in a table for who does not see them. */
export function OccupancyStrip({ nights }: { nights: OccupancyNight[] }) {
  const { text } = useText();
  return (
    <Card title={text("day.occupancy")}>
      <Stack gap={12} className="occupancy" aria-hidden="true">
        <div className="occupancy-nights">
          {nights.map((night) => (
            <Night key={night.date} night={night} />
          ))}
        </div>
        <Row as="p" gap={20} rowGap={4} wraps size={13} className="occupancy-key">
          <span className="occupancy-key-sold">{text("day.sold")}</span>
          <span className="occupancy-key-out">
            <MaintenanceIcon size={12} /> {text("day.outOfOrder")}
          </span>
          <span className="occupancy-key-weekend">{text("day.weekend")}</span>
        </Row>
      </Stack>
      <OccupancyTable nights={nights} />
    </Card>
  );
}

function Night({ night }: { night: OccupancyNight }) {
  const { weekday, percent } = useFormat();
  const { date, sold, available, outOfOrder } = night;
  const rooms = Math.max(1, available + outOfOrder, sold);
  const share = occupancyOf(night);
  return (
    <div className={isWeekend(night) ? "occupancy-night is-weekend" : "occupancy-night"}>
      <Text size={13} weight={600} className="occupancy-share">
        {share === undefined ? "—" : percent(share)}
      </Text>
      <span className="occupancy-bar">
        <span className="occupancy-out" style={{ blockSize: `${(100 * outOfOrder) / rooms}%` }} />
        <span className="occupancy-sold" style={{ blockSize: `${(100 * sold) / rooms}%` }} />
      </span>
      <span className="occupancy-rooms">
        {sold}/{available}
      </span>
      <span className="occupancy-rooms">
        {outOfOrder > 0 && (
          <>
            <MaintenanceIcon size={12} /> {outOfOrder}
          </>
        )}
      </span>
      <span className="occupancy-day">
        {weekday(date)} <b>{Number(date.slice(8))}</b>
      </span>
    </div>
  );
}
