import { generatePath, Link } from "react-router-dom";

import type { Reservation } from "@/contract/reservations/reservations";
import { isEnded } from "@/domain/reservations/situationOf";
import { useFormat } from "@/shared/i18n/useFormat";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { newRequestPath } from "@/shared/hotel/newPaths";
import { requestName } from "@/shared/hotel/requestName";
import { requestTones } from "@/shared/hotel/tones";
import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { AddIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { reservationRequests } from "@/shared/stay/record/reservationRequests";

interface RequestsCardProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** Requests of the guest, and a way to ask for more. */
export function RequestsCard({ hotel, reservation: { id, state, arrival } }: RequestsCardProps) {
  const { text } = useText();
  const { date, timeOfDay } = useFormat();
  const load = reservationRequests.use(id);
  const { data } = load;
  const { businessDate } = hotel.property;
  return (
    <Card title={text("requests.menu")}>
      <Stack gap={14} className="card-body">
        <LoadState load={load} failed={text("requests.failed")} empty={data?.length === 0 && text("requests.none")} />
        {data && data.length > 0 && (
          <ul className="booking-requests" aria-label={text("requests.menu")}>
            {data.map((row) => (
              <li key={row.id}>
                <Link to={generatePath(paths.request, { id: row.id })}>{requestName(row, text)}</Link>
                <StateBadge tone={requestTones[row.state]}>{text(`requests.state.${row.state}`)}</StateBadge>
                <Muted>
                  <bdi>{row.id}</bdi> · <bdi>{`${date(row.nextOn)}, ${timeOfDay(row.dueTime)}`}</bdi>
                </Muted>
              </li>
            ))}
          </ul>
        )}
        {!isEnded(state) && (
          <button
            type="button"
            className="btn btn-quiet btn-own-width"
            onClick={() => openPath(newRequestPath(id, arrival > businessDate ? arrival : businessDate))}
          >
            <AddIcon size={18} aria-hidden="true" />
            {text("requests.new")}
          </button>
        )}
      </Stack>
    </Card>
  );
}
