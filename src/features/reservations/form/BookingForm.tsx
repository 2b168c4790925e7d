import { Formik } from "formik";
import { useEffect, useEffectEvent, useState } from "react";
import { useDispatch, useSelector, useStore } from "react-redux";
import { useSearchParams } from "react-router-dom";

import type { Reservation } from "@/contract/reservations";

import { BookingFormBody } from "./BookingFormBody";
import { selectWaitingForm } from "../saves/bookingSaves";
import { bookingSchema } from "./bookingSchema";
import { type BookingValues, draftOf, newBooking, valuesOf } from "./bookingValues";
import { DRAFT_PARAMETER } from "./draftPath";
import { guestName } from "./guestName";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { isSameDraft } from "./isSameDraft";
import { formLeft, formReopened, saveRequested, selectSaving } from "./savingSlice";
import { readStoredBooking } from "./storedBooking";

interface BookingFormProps {
  hotel: Hotel;
  /** None: a new one is written down. */
  reservation: Reservation | undefined;
}

type State = Parameters<typeof selectWaitingForm>[0] & Parameters<typeof selectSaving>[0];

/** Checked when it is sent and from then on at each change; what is typed outlives a refusal and a reload. */
export function BookingForm({ hotel, reservation }: BookingFormProps) {
  const dispatch = useDispatch();
  const store = useStore<State>();
  const [params] = useSearchParams();
  const [continued] = useState(continuedForm);
  const [initialValues] = useState(() => (reservation ? valuesOf(reservation) : newBooking(hotel)));
  const [sent, setSent] = useState(continued ?? initialValues);
  const saving = useSelector((state: State) => selectSaving(state, sent.clientId));

  /** One that was left while it waited for a connection, or was refused since. */
  function continuedForm() {
    const waiting = reservation && selectWaitingForm(store.getState(), reservation.id);
    const clientId = waiting?.clientId ?? params.get(DRAFT_PARAMETER);
    const stored = clientId ? readStoredBooking(clientId) : undefined;
    return clientId && stored ? { ...stored.values, clientId } : undefined;
  }

  async function send(values: BookingValues) {
    const draft = draftOf(values);
    const isSent = saving.draft !== undefined && isSameDraft(saving.draft, draft);
    const isWritten = saving.status === "saved" && !reservation && isSent; // its page is about to open
    const isUnderWay = saving.status === "saving" || (saving.status === "waiting" && isSent);
    if (isUnderWay || isWritten) return;
    setSent(values);
    const { clientId, version, guest, newGuest } = values;
    const name = guestName(newGuest ?? guest ?? { firstName: "", lastName: "" });
    dispatch(saveRequested({ id: reservation?.id, clientId, version, draft, name }));
  }

  const reopen = useEffectEvent(() => {
    if (!continued) return;
    const { clientId } = continued;
    const waiting = selectWaitingForm(store.getState(), reservation?.id ?? clientId);
    dispatch(formReopened({ clientId, waiting }));
  });
  const leave = useEffectEvent(() => void dispatch(formLeft(sent.clientId)));
  useEffect(() => {
    reopen();
    return () => leave();
  }, []);

  return (
    <Formik<BookingValues>
      initialValues={initialValues}
      validationSchema={bookingSchema}
      validateOnBlur={false}
      onSubmit={send}
    >
      <BookingFormBody
        hotel={hotel}
        reservation={reservation}
        continued={continued}
        saving={saving}
        sent={sent}
        onSend={send}
      />
    </Formik>
  );
}
