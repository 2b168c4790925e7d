import { Form, useFormikContext } from "formik";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations";
import { isEnded } from "@/domain/reservationStates";
import { useText } from "@/shared/i18n/useText";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";

import { AfterSaving } from "./AfterSaving";
import { selectWaitingForm } from "../saves/bookingSaves";
import { BookingSummary } from "./BookingSummary";
import { type BookingValues, draftOf } from "./bookingValues";
import { ConflictTable } from "./ConflictTable";
import { DraftOffer } from "./DraftOffer";
import { ErrorSummary } from "./ErrorSummary";
import { ExtrasSection } from "./ExtrasSection";
import { GuaranteeSection } from "./GuaranteeSection";
import { GuestSection } from "./GuestSection";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useHotelChanges } from "@/shared/hotel/useHotelChanges";
import { isSameDraft } from "./isSameDraft";
import { NotesSection } from "./NotesSection";
import { OfferSection } from "./OfferSection";
import { ReservationHead } from "../actions/ReservationHead";
import { reservationOutdated, reservationTouched } from "./reservationSlice";
import type { Saving } from "./savingSlice";
import { StaySection } from "./StaySection";
import { draftName, dropStoredBooking } from "./storedBooking";
import { useOffers } from "./useOffers";

interface BookingFormBodyProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
  /** What was typed before: the form begins with it. */
  continued: BookingValues | undefined;
  saving: Saving;
  /** What was sent last. */
  sent: BookingValues;
  onSend: (values: BookingValues) => void;
}

type State = Parameters<typeof selectWaitingForm>[0];

export function BookingFormBody({ hotel, reservation, continued, saving, sent, onSend }: BookingFormBodyProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { values, dirty, setValues, submitForm } = useFormikContext<BookingValues>();
  const { status, refusal } = saving;
  const waiting = useSelector((state: State) => selectWaitingForm(state, reservation?.id ?? values.clientId));
  const isWaiting = waiting !== undefined && isSameDraft(waiting.draft, draftOf(values));
  const form = { id: reservation?.id, clientId: values.clientId };
  const keptAs = values.clientId === continued?.clientId ? values.clientId : draftName(form);
  const isNew = reservation === undefined;
  const isOver = reservation !== undefined && isEnded(reservation.state);
  /** As it stood when a conflict was settled: what is chosen then is compared with it, should there be another. */
  const [settledOn, setSettledOn] = useState<Reservation>();
  const askAgain = useOffers(isOver ? undefined : values, reservation?.id, refusal);
  useHotelChanges((isFirst) => {
    if (!isFirst) askAgain(); // an offer that is gone is refused when it is booked
    if (reservation && !dirty) dispatch(reservationOutdated(reservation.id));
  });
  useEffect(() => {
    if (dirty) dispatch(reservationTouched());
  }, [dispatch, dirty]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submitForm();
  }

  async function settle(merged: BookingValues) {
    setSettledOn(refusal?.current);
    await setValues(merged);
    onSend(merged);
  }

  return (
    <>
      {reservation && <ReservationHead hotel={hotel} reservation={reservation} isChanged={dirty} />}
      <Form noValidate className="booking" aria-busy={status === "saving"} onKeyDown={onKeyDown}>
        <div className="booking-main">
          <DraftOffer form={form} keptAs={keptAs} continued={continued} />
          {refusal?.current ? (
            <ConflictTable
              key={refusal.current.version}
              hotel={hotel}
              base={[settledOn, reservation].find((one) => one?.version === values.version)}
              current={refusal.current}
              onSettle={(merged) => void settle(merged)}
            />
          ) : (
            <ErrorSummary refusal={refusal} />
          )}
          {isOver && <p className="booking-muted">{text("reason.NOTES_ONLY")}</p>}
          <fieldset disabled={isOver} className="booking-main">
            <StaySection hotel={hotel} reservation={reservation} />
            <GuestSection />
            <OfferSection hotel={hotel} isFixed={isOver} onRetry={askAgain} />
            <ExtrasSection hotel={hotel} />
            <GuaranteeSection hotel={hotel} isNew={isNew} />
          </fieldset>
          <NotesSection />
        </div>
        <BookingSummary
          hotel={hotel}
          reservation={reservation}
          isSaving={status === "saving"}
          isWaiting={waiting !== undefined}
        />
        <AskBeforeLeaving isKept={isWaiting} onLeave={() => dropStoredBooking(keptAs)} />
        <AfterSaving keptAs={keptAs} reservation={reservation} saving={saving} sent={sent} />
      </Form>
    </>
  );
}
