import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { ReservationRow } from "@/contract/reservations/reservationList";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { Chosen, SearchField } from "@/shared/ui/fields/SearchField";

import type { RequestValues } from "./requestRecord";
import { soughtReservations } from "./requestsApi";

/** The reservation, found by guest or number. Its first day to come is the day that is proposed. */
export function ReservationChoice() {
  const today = useSelector(selectHotel)?.property.businessDate ?? "";
  const { values, setValues } = useFormikContext<RequestValues>();
  const { reservationId } = values;

  function choose({ id, checkin }: ReservationRow) {
    const arrival = checkin.slice(0, 10);
    void setValues({ ...values, reservationId: id, dueOn: values.dueOn || (arrival > today ? arrival : today) });
  }

  if (reservationId !== "") {
    return <ChosenReservation onChange={() => void setValues({ ...values, reservationId: "", dueOn: "" })} />;
  }
  return (
    <SearchField
      name="reservationId"
      search={soughtReservations}
      texts={{
        label: "requests.reservation",
        hint: "requests.reservationHint",
        found: "requests.reservationsFound",
        failed: "requests.reservationsFailed",
      }}
      keyOf={({ id }) => id}
      onChoose={choose}
      isFocused
    >
      {(row) => <Stay row={row} />}
    </SearchField>
  );
}

function ChosenReservation({ onChange }: { onChange: () => void }) {
  const { text } = useText();
  const { reservationId } = useFormikContext<RequestValues>().values;
  const row = soughtReservations.use(reservationId).data?.find(({ id }) => id === reservationId);
  return (
    <Chosen
      label={text("requests.reservation")}
      name={row?.customer ?? reservationId}
      changeLabel={text("requests.otherReservation")}
      onChange={onChange}
    >
      {row ? <Stay row={row} /> : <bdi className="search-name">{reservationId}</bdi>}
    </Chosen>
  );
}

/** By what two stays of a name are told apart. */
function Stay({ row: { id, customer, room, checkin, checkout } }: { row: ReservationRow }) {
  const { text } = useText();
  const { date } = useFormat();
  const dates = `${date(checkin.slice(0, 10))} – ${date(checkout.slice(0, 10))}`;
  return (
    <>
      <bdi className="search-name">{customer}</bdi>
      <span className="search-detail">
        <bdi>{id}</bdi> · <bdi>{dates}</bdi> · {room ? text("requests.room", { room }) : text("list.noRoom")}
      </span>
    </>
  );
}
