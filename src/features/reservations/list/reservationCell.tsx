import type { ReactNode } from "react";
import { generatePath } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservationList";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";

import { listedTime } from "./listedTime";
import { situationTones } from "./situationTones";
import type { CellWords } from "./useCellWords";
import type { ColumnId } from "./useColumns";

/** What a column says of a reservation, on the screen. */
export function reservationCell(row: ReservationRow, column: ColumnId, words: CellWords): ReactNode {
  const { text, formats, hotel } = words;
  switch (column) {
    case "customer":
      return customerOf(row, words);
    case "checkin":
    case "checkout":
    case "created_at":
      return <time dateTime={row[column].replace(" ", "T")}>{listedTime(row[column], formats)}</time>;
    case "status":
      // as the specification has it: the words never change, the colour says whether the guest is still to arrive
      return <span className={`badge badge-${row.status === "P" ? "info" : "warning"}`}>{text("list.onTime")}</span>;
    case "situation":
      return (
        <span className={`situation situation-${situationTones[row.situation]}`}>
          {text(`situation.${row.situation}`)}
        </span>
      );
    case "channelId": {
      const name = hotel?.channels.find(({ id }) => id === row.channelId)?.name;
      return <span title={name}>{name}</span>;
    }
    case "total":
    case "balance":
      return amountOf(row[column], words);
    case "room":
      return row.room || noRoom(words);
    case "phone_number":
      return <bdi dir="ltr">{row.phone_number}</bdi>;
    case "cant_personas":
      return row.cant_personas;
    default:
      return column satisfies never;
  }
}

/** Who comes; the number below is what a guest reads out on the telephone. */
function customerOf({ id, customer, isVip }: ReservationRow, { text }: CellWords) {
  return (
    <div className="customer">
      <Avatar name={customer} />
      <div className="customer-text">
        <PathLink to={generatePath(paths.reservation, { id })} className="customer-name" dir="auto" title={customer}>
          {customer}
        </PathLink>
        <span className="customer-number">
          {id} {isVip && <span className="vip">{text("list.vip")}</span>}
        </span>
      </div>
    </div>
  );
}

function amountOf(cents: number, { formats, hotel }: CellWords) {
  if (!hotel) return null;
  const { currency } = hotel.property;
  return <bdi className={cents === 0 ? "amount is-nothing" : "amount"}>{formats.money({ cents, currency })}</bdi>;
}

function noRoom({ text }: CellWords) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{text("list.noRoom")}</span>
    </>
  );
}
