import { useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservationList";
import { useFormat } from "@/shared/format/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";

import { selectHouse } from "../house/houseSlice";
import { listedTime } from "./listedTime";
import { SituationMark } from "./SituationMark";
import type { ColumnId } from "./useColumns";

interface ReservationCellProps {
  row: ReservationRow;
  column: ColumnId;
}

/** What a column says of a reservation, on the screen. */
export function ReservationCell({ row, column }: ReservationCellProps) {
  const formats = useFormat();
  switch (column) {
    case "customer":
      return <Customer row={row} />;
    case "checkin":
    case "checkout":
    case "created_at":
      return <time dateTime={row[column].replace(" ", "T")}>{listedTime(row[column], formats)}</time>;
    case "status":
      return <StatusBadge status={row.status} />;
    case "situation":
      return <SituationMark situation={row.situation} />;
    case "channelId":
      return <ChannelName id={row.channelId} />;
    case "total":
    case "balance":
      return <Amount cents={row[column]} />;
    case "room":
      return row.room || <NoRoom />;
    case "phone_number":
      return <bdi dir="ltr">{row.phone_number}</bdi>;
    case "cant_personas":
      return row.cant_personas;
    default:
      return column satisfies never;
  }
}

/** Who comes; the number below is what a guest reads out on the telephone. */
export function Customer({ row: { id, customer, isVip } }: { row: ReservationRow }) {
  const { text } = useText();
  return (
    <div className="customer">
      <Avatar name={customer} />
      <div className="customer-text">
        <Link to={generatePath(paths.reservation, { id })} className="customer-name" dir="auto" title={customer}>
          {customer}
        </Link>
        <span className="customer-number">
          {id} {isVip && <span className="vip">{text("list.vip")}</span>}
        </span>
      </div>
    </div>
  );
}

/** As the specification has it: the words never change, the colour says whether the guest is still to arrive. */
export function StatusBadge({ status }: Pick<ReservationRow, "status">) {
  const { text } = useText();
  return <span className={`badge badge-${status === "P" ? "info" : "warning"}`}>{text("list.onTime")}</span>;
}

export function Amount({ cents }: { cents: number }) {
  const { money } = useFormat();
  const currency = useSelector(selectHouse)?.property.currency;
  return currency && <bdi className={cents === 0 ? "amount is-nothing" : "amount"}>{money({ cents, currency })}</bdi>;
}

function NoRoom() {
  const { text } = useText();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{text("list.noRoom")}</span>
    </>
  );
}

function ChannelName({ id }: { id: string }) {
  const channel = useSelector(selectHouse)?.channels.find((each) => each.id === id);
  return <span title={channel?.name}>{channel?.name ?? ""}</span>;
}
