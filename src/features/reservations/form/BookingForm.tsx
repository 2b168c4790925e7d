import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";

import type { Reservation } from "@/contract/reservations/reservations";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { copiedReservation, wantedStay } from "@/shared/hotel/newStayPath";
import { useText } from "@/shared/i18n/useText";
import { RecordForm } from "@/shared/record/RecordForm";

import { ReservationHead } from "../actions/ReservationHead";
import { bookingRefusals } from "@/shared/stay/booking/bookingRefusals";
import { CompanySection } from "@/shared/stay/booking/CompanySection";
import { bookingSchema } from "@/shared/stay/booking/bookingSchema";
import { type BookingValues, newBooking } from "@/shared/stay/record/bookingValues";
import { onDemand } from "@/shared/ui/states/onDemand";
import { LoadState } from "@/shared/ui/states/LoadState";
import { copyOf, reservationToCopy } from "./copiedReservation";
import { ExtrasSection } from "./ExtrasSection";
import { GuaranteeSection } from "./GuaranteeSection";
import { GuestSection } from "@/shared/stay/booking/GuestSection";
import { NotesSection } from "@/shared/stay/booking/NotesSection";
import { BookingSummary } from "./BookingSummary";
import { OfferSection } from "./offer/OfferSection";
import { RequestsSection } from "./RequestsSection";
import { ReservationSections } from "./ReservationSections";
import { ReservationTabs } from "./ReservationTabs";
import { RoomsSection } from "./rooms/RoomsSection";
import { StaySection } from "./StaySection";
import { useBookingFields } from "@/shared/stay/booking/useBookingFields";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

/** Of a copy alone. */
const CopiedPrice = onDemand(async () => (await import("./CopiedPrice")).CopiedPrice, null);

interface BookingFormProps {
  hotel: Hotel;
  /** None: a new one. */
  reservation: Reservation | undefined;
}

export function BookingForm({ hotel, reservation }: BookingFormProps) {
  const [params] = useSearchParams();
  const copied = params.get(copiedReservation);
  return !reservation && copied ? (
    <CopyForm key={copied} hotel={hotel} id={copied} />
  ) : (
    <FormOf hotel={hotel} reservation={reservation} newValues={() => newBooking(hotel, wantedStay(params))} />
  );
}

/** A new reservation that begins as another one: nothing is created before it has been seen. */
function CopyForm({ hotel, id }: { hotel: Hotel; id: string }) {
  const { text } = useText();
  const load = reservationToCopy.use(id);
  const { data } = load;
  if (data?.id !== id) return <LoadState load={load} failed={text("booking.recordFailed")} />;
  return (
    <FormOf
      hotel={hotel}
      reservation={undefined}
      newValues={() => copyOf(data, hotel)}
      note={data.negotiatedPrice && <CopiedPrice hotel={hotel} price={data.negotiatedPrice} />}
    />
  );
}

interface FormOfProps extends BookingFormProps {
  newValues: () => BookingValues;
  /** Above the sections. */
  note?: ReactNode;
}

function FormOf({ hotel, reservation, newValues, note }: FormOfProps) {
  return (
    <RecordForm
      form={reservationRecord}
      record={reservation}
      newValues={newValues}
      schema={bookingSchema}
      fields={useBookingFields(hotel)}
      refusals={bookingRefusals}
      head={reservation && <Head hotel={hotel} reservation={reservation} />}
      aside={<BookingSummary hotel={hotel} reservation={reservation} />}
      renderAround={reservation && ((form) => <ReservationTabs hotel={hotel} reservation={reservation} form={form} />)}
    >
      {reservation ? (
        <ReservationSections hotel={hotel} reservation={reservation} />
      ) : (
        <>
          {note}
          <StaySection hotel={hotel} reservation={undefined} />
          <CompanySection hotel={hotel} />
          <OfferSection hotel={hotel} reservation={undefined} isFixed={false} />
          <RoomsSection hotel={hotel} />
          <GuestSection />
          <ExtrasSection hotel={hotel} reservation={undefined} />
          <RequestsSection hotel={hotel} />
          <GuaranteeSection hotel={hotel} isNew />
          <NotesSection isNew />
        </>
      )}
    </RecordForm>
  );
}

/** An action works on what is saved: changes come first. */
function Head({ hotel, reservation }: { hotel: Hotel; reservation: Reservation }) {
  return <ReservationHead hotel={hotel} reservation={reservation} isChanged={useFormikContext().dirty} />;
}
