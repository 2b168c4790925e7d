import { useFormikContext } from "formik";

import type { ReservationRow } from "@/contract/reservations/reservationList";
import { useFormat } from "@/shared/i18n/useFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import type { RequestValues } from "./requestRecord";
import { soughtReservations } from "./requestsApi";

/** The reservation, found by guest or number. Its first day to come is the day that is proposed. */
export function ReservationChoice() {
  const today = useProperty().businessDate;
  const { values, setValues } = useFormikContext<RequestValues>();
  const { reservationId } = values;

  function choose({ id, checkin }: ReservationRow) {
    const arrival = checkin.slice(0, 10);
    void setValues({ ...values, reservationId: id, dueOn: values.dueOn || (arrival > today ? arrival : today) });
  }

  return (
    <Picker
      name="reservationId"
      texts="requests.reservation"
      search={soughtReservations}
      chosen={reservationId !== "" && <ChosenReservation id={reservationId} />}
      keyOf={({ id }) => id}
      onChoose={choose}
      onChange={() => void setValues({ ...values, reservationId: "", dueOn: "" })}
      isFocused
    >
      {(found) => <Stay row={found} />}
    </Picker>
  );
}

function ChosenReservation({ id }: { id: string }) {
  const row = soughtReservations.use(id).data?.find((found) => found.id === id);
  return <Chosen name={row?.customer ?? id} title={row && <Stay row={row} />} />;
}

/** By what two stays of a name are told apart. */
function Stay({ row: { id, customer, room, checkin, checkout } }: { row: ReservationRow }) {
  const { text } = useText();
  const { date } = useFormat();
  const dates = `${date(checkin.slice(0, 10))} – ${date(checkout.slice(0, 10))}`;
  return (
    <>
      <Text as="bdi" stands="start" breaksWords weight={550}>
        {customer}
      </Text>
      <Muted breaksWords size={13}>
        <RecordNumber id={id} /> · <bdi>{dates}</bdi> · {room ? text("requests.room", { room }) : text("list.noRoom")}
      </Muted>
    </>
  );
}
