import { useFormikContext } from "formik";
import { useState } from "react";
import { useSelector } from "react-redux";

import type { ReservationRow } from "@/contract/reservationList";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";

import type { RequestValues } from "./requestRecord";
import { soughtReservations } from "./requestsApi";

/** Finds the reservation by guest or number. Its first day to come is the day that is proposed. */
export function ReservationChoice() {
  const { text } = useText();
  const today = useSelector(selectHotel)?.property.businessDate ?? "";
  const { values, setValues } = useFormikContext<RequestValues>();
  const { reservationId } = values;
  const [typed, setTyped] = useState("");
  const { data = [], status } = soughtReservations.use(reservationId || typed);
  const problem = useFieldProblem("reservationId");
  const chosen = data.find(({ id }) => id === reservationId);

  function choose({ id, checkin }: ReservationRow) {
    const arrival = checkin.slice(0, 10);
    void setValues({ ...values, reservationId: id, dueOn: values.dueOn || (arrival > today ? arrival : today) });
  }

  if (reservationId !== "") {
    return (
      <div className="request-reservation">
        <span>{chosen ? <Stay row={chosen} /> : <bdi>{reservationId}</bdi>}</span>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          autoFocus={typed !== ""}
          onClick={() => void setValues({ ...values, reservationId: "", dueOn: "" })}
        >
          {text("requests.otherReservation")}
        </button>
      </div>
    );
  }
  return (
    <div className="request-choices">
      <LabelledControl label={text("requests.reservation")} hint={text("requests.reservationHint")} problem={problem}>
        {(control) => (
          <input
            {...control}
            name="reservationId"
            className={problem ? "form-control is-invalid" : "form-control"}
            dir="auto"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </LabelledControl>
      {data.map((row) => (
        <ChoiceCard key={row.id} name="found" isChosen={false} onChoose={() => choose(row)}>
          <Stay row={row} />
        </ChoiceCard>
      ))}
      <p role="status" className="form-text">
        {status === "failed" && text("requests.reservationsFailed")}
        {status === "loaded" && typed.trim() !== "" && text("requests.reservationsFound", { count: data.length })}
      </p>
    </div>
  );
}

/** By what two stays of a name are told apart. */
function Stay({ row: { id, customer, room, checkin, checkout } }: { row: ReservationRow }) {
  const { text } = useText();
  const { date } = useFormat();
  const dates = `${date(checkin.slice(0, 10))} – ${date(checkout.slice(0, 10))}`;
  return (
    <>
      <bdi className="choice-card-name">{customer}</bdi>
      <span className="choice-card-detail">
        <bdi>{id}</bdi> · <bdi>{dates}</bdi> · {room ? text("requests.room", { room }) : text("list.noRoom")}
      </span>
    </>
  );
}
