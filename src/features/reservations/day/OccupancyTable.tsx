import type { OccupancyNight } from "@/contract/reservations/day";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { occupancyShare } from "./occupancyShare";

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
            <th scope="col">{text("day.sellable")}</th>
            <th scope="col">{text("day.outOfOrder")}</th>
          </tr>
        </thead>
        <tbody>
          {nights.map((night) => {
            const share = occupancyShare(night);
            return (
              <tr key={night.date}>
                <th scope="row">{longDay(night.date)}</th>
                <td>{share === undefined ? text("day.nothingForSale") : percent(share)}</td>
                <td>{night.sold}</td>
                <td>{night.sellable}</td>
                <td>{night.outOfOrder}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
