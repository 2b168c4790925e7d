import { useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";

import { reservationList } from "./reservationList";

/** New reservations of the last refresh, on whatever page of the list they are. */
export function ArrivedNote() {
  const { text } = useText();
  const { date } = useFormat();
  const arrived = useSelector(reservationList.selectors.selectArrived);
  return (
    <div role="status" className="arrived">
      {arrived && arrived.length === 0 && <p>{text("list.nothingNew")}</p>}
      {arrived && arrived.length > 0 && (
        <p>
          {text("list.arrived", { count: arrived.length })}{" "}
          {arrived.map(({ id, customer, checkin }) => (
            <Link key={id} to={generatePath(paths.reservation, { id })}>
              <bdi>{customer}</bdi>, <bdi>{date(checkin.slice(0, 10))}</bdi>
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
