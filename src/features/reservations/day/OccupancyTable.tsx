import type { OccupancyNight } from "@/contract/reservations/day";
import { occupancyOf } from "@/domain/rates/occupancy";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** The strip's figures for a screen reader. */
export function OccupancyTable({ nights }: { nights: OccupancyNight[] }) {
  const { text } = useText();
  const { longDay, percent } = useFormat();
  return (
    <div className="visually-hidden">
      <table aria-labelledby="day-occupancy">
        <thead>
          <tr>
            <th scope="col">{text("day.night")}</th>
            <th scope="col">{text("day.share")}</th>
            <th scope="col">{text("day.sold")}</th>
            <th scope="col">{text("day.roomsAvailable")}</th>
            <th scope="col">{text("day.outOfOrder")}</th>
          </tr>
        </thead>
        <tbody>
          {nights.map((night) => {
            const share = occupancyOf(night);
            return (
              <tr key={night.date}>
                <th scope="row">{longDay(night.date)}</th>
                <td>{share === undefined ? text("day.nothingForSale") : percent(share)}</td>
                <td>{night.sold}</td>
                <td>{night.available}</td>
                <td>{night.outOfOrder}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
