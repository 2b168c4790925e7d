import { useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { LevelId } from "@/contract/people/levels";
import type { Desk, DeskRow, RoomState } from "@/contract/reservations/desk";
import type { BilledStay } from "@/shared/stay/record/billedStay";
import { situationTones } from "@/shared/hotel/tones";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { RoomBadge } from "@/shared/rooms/RoomBadge";
import { numberText } from "@/shared/stay/record/numberText";
import { desk } from "@/shared/stay/rooms/deskLoad";
import { memberLevels } from "@/shared/stay/member/enrolments";
import { LevelBadge } from "@/shared/stay/member/LevelBadge";
import { FavouriteIcon } from "@/shared/ui/icons";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { DeskTableHead } from "./DeskTableHead";
import { soughtRows } from "./soughtRows";

export type DeskList = keyof Pick<Desk, "arrivals" | "inHouse" | "departures">;

interface DeskTableProps {
  list: DeskList;
  label: string;
  rows: DeskRow[];
  rooms: RoomState[];
  /** Only who matches is shown. */
  sought: string;
  /** By the invoice that is sought. */
  billed: BilledStay | undefined;
  currency: string | undefined;
}

const none = {
  arrivals: "day.arrivals.none",
  inHouse: "desk.inHouse.none",
  departures: "day.departures.none",
} as const;

/** One of the desk's lists: who, where, when, what is open, and the button that opens the drawer. */
export function DeskTable({ list, label, rows, rooms, sought, billed, currency = "EUR" }: DeskTableProps) {
  const { text } = useText();
  const levels = memberLevels.use().data;
  const found = soughtRows(rows, sought, billed);
  if (found.length === 0)
    return (
      <p className="desk-none" role="status">
        {rows.length === 0 ? text(none[list]) : text("desk.noMatch", { text: sought })}
      </p>
    );
  return (
    <table className="desk-table" aria-label={label}>
      <DeskTableHead
        names={["column.customer", "booking.room", "desk.time", "column.situation"]}
        figure="column.balance"
      />
      <tbody>
        {found.map((row) => (
          <StayRow
            key={row.id}
            row={row}
            isArrival={list === "arrivals"}
            state={rooms.find(({ roomId }) => roomId === row.roomId)}
            currency={currency}
            level={levels?.[row.guestId]}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: DeskRow;
  isArrival: boolean;
  /** Of its room. */
  state: RoomState | undefined;
  currency: string;
  /** Of a member of the loyalty programme. */
  level: LevelId | undefined;
}

function StayRow({ row, isArrival, state, currency, level }: RowProps) {
  const { text } = useText();
  const { money, date, timeOfDay } = useFormat();
  const asOf = useSelector(desk.selectData)?.asOf;
  const { id, customer, room, checkin, checkout, situation, balance, missing, note, isVip, group, foundBy } = row;
  const moment = isArrival ? checkin : checkout;
  const label = text(isArrival ? "desk.checkInOf" : "desk.checkOutOf", { customer });
  const path = generatePath(isArrival ? paths.checkIn : paths.checkOut, { id });
  const remarks = [
    ...(foundBy ? [numberText(foundBy, text)] : []),
    ...(group ? [text(group.isLeader ? "desk.groupLeader" : "desk.groupMember", { group: group.name })] : []),
    ...(isArrival && missing.length > 0 ? [text("desk.dataMissing", { count: missing.length })] : []),
    ...(note ? [note] : []),
  ];
  return (
    <tr>
      <td>
        <Text as={Link} weight={620} to={generatePath(paths.reservation, { id })} dir="auto">
          {customer}
        </Text>
        {isVip && <FavouriteIcon size={14} className="desk-vip" aria-label={text("desk.vip")} role="img" />}
        {level && <LevelBadge level={level} text={text} />}
        {remarks.length > 0 && (
          <small>
            <bdi>{remarks.join(" · ")}</bdi>
          </small>
        )}
      </td>
      <td>
        <bdi>{room || text("list.noRoom")}</bdi>
        {state && (
          <small>
            {isArrival && state.occupant ? (
              text("desk.occupiedBy", { guest: state.occupant })
            ) : (
              <RoomBadge roomId={state.roomId} room={room} cleanliness={state.cleanliness} asOf={asOf} />
            )}
          </small>
        )}
      </td>
      <td>
        <bdi>{timeOfDay(moment.slice(11))}</bdi>
        <small>
          <bdi>{date(moment.slice(0, 10))}</bdi>
        </small>
      </td>
      <td>
        <StateBadge tone={situationTones[situation]}>{text(`situation.${situation}`)}</StateBadge>
      </td>
      <td className="is-numeric">{money({ cents: balance, currency })}</td>
      <td className="desk-act">
        <button type="button" className="btn btn-quiet" aria-label={label} onClick={() => openPathOver(path)}>
          {text(isArrival ? "desk.checkIn" : "desk.checkOut")}
        </button>
      </td>
    </tr>
  );
}
