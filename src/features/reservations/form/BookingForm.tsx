import { Formik } from "formik";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations";

import { BookingFormBody } from "./BookingFormBody";
import { bookingSchema } from "./bookingSchema";
import { type BookingValues, draftOf, newBooking, valuesOf } from "./bookingValues";
import type { House } from "../house/houseSlice";
import { saveRequested, selectSaving } from "./savingSlice";

interface BookingFormProps {
  house: House;
  /** None: a new one is written down. */
  reservation: Reservation | undefined;
}

/** Checked when it is sent and from then on at each change; what is typed outlives a refusal and a reload. */
export function BookingForm({ house, reservation }: BookingFormProps) {
  const dispatch = useDispatch();
  const [initialValues] = useState(() => (reservation ? valuesOf(reservation) : newBooking(house)));
  const [sentAs, setSentAs] = useState("");
  const saving = useSelector((state: Parameters<typeof selectSaving>[0]) => selectSaving(state, sentAs));

  async function send(values: BookingValues) {
    const isWritten = saving.status === "saved" && !reservation; // its page is about to open
    if (saving.status === "saving" || isWritten) return;
    setSentAs(values.clientId);
    const { clientId, version } = values;
    dispatch(saveRequested({ id: reservation?.id, clientId, version, draft: draftOf(values) }));
  }

  return (
    <Formik<BookingValues>
      initialValues={initialValues}
      validationSchema={bookingSchema}
      validateOnBlur={false}
      onSubmit={send}
    >
      <BookingFormBody house={house} reservation={reservation} saving={saving} onSend={send} />
    </Formik>
  );
}
