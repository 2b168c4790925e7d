import "./register.scss";

import { useDispatch, useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import type { RegisterRow } from "@/contract/reservations/register";
import { canBeSent, registerReason } from "@/domain/register/travellers";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useHotelChanges } from "@/shared/hotel/useHotelChanges";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { DeskTableHead } from "../desk/DeskTableHead";
import { registers } from "./registerRecord";
import { registerSending } from "./registerSending";

/** Whose data are to be sent to the authorities, and what they lack. */
export function RegisterTable() {
  const { text } = useText();
  const dispatch = useDispatch();
  const load = registers.use();
  const isSending = useSelector(registerSending.selectors.selectIsBulkRunning);
  useHotelChanges(load.request);
  const hotel = useSelector(selectHotel);
  const rows = load.data ?? [];
  const hasCode = !hotel || canBeSent(hotel.property);
  const complete = rows.filter(({ incomplete }) => incomplete === 0);
  const ready = complete.filter(({ sentAt }) => !sentAt);
  const wanted = ready.length > 0 ? ready : complete; // the file of those that are sent can be had again

  function send(action: "send" | "sendXml") {
    if (hasCode && wanted.length > 0 && !isSending)
      dispatch(registerSending.actions.bulkRequested({ action, ids: wanted.map(({ id }) => id) }));
  }

  const button = {
    className: "btn btn-quiet",
    "aria-disabled": !hasCode || wanted.length === 0 || isSending || undefined,
  };

  if (rows.length === 0)
    return <LoadState load={load} failed={text("register.listFailed")} empty={text("register.none")} />;
  return (
    <>
      <div className="register-send">
        <button type="button" {...button} onClick={() => send("send")}>
          {ready.length === 0 && complete.length > 0
            ? text("register.saveAgain", { count: complete.length })
            : text("register.send", { count: ready.length })}
        </button>
        <button type="button" {...button} onClick={() => send("sendXml")}>
          {text("register.sendXml")}
        </button>
      </div>
      {!hasCode && <Reasons reasons={[registerReason("REGISTER_NO_CODE")]} />}
      <table className="desk-table" aria-label={text("register.title")}>
        <DeskTableHead
          names={["column.customer", "booking.room", "booking.arrival", "column.situation"]}
          figure="desk.people"
        />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ row: { id, customer, room, arrival, people, incomplete, sentAt } }: { row: RegisterRow }) {
  const { text } = useText();
  const { date } = useFormat();
  const state = sentAt ? "sent" : incomplete > 0 ? "incomplete" : "ready";
  const tone = { sent: "quiet", incomplete: "late", ready: "good" } as const;
  return (
    <tr>
      <td>
        <bdi className="desk-who">{customer}</bdi>
      </td>
      <td>{room}</td>
      <td>
        <bdi>{date(arrival)}</bdi>
      </td>
      <td>
        <StateBadge tone={tone[state]}>{text(`register.state.${state}`, { count: incomplete })}</StateBadge>
      </td>
      <td className="is-numeric">{people}</td>
      <td className="desk-act">
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={text("register.of", { customer })}
          onClick={() => openPathOver(generatePath(paths.travellers, { id }))}
        >
          {text("register.open")}
        </button>
      </td>
    </tr>
  );
}
