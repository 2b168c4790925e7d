import { useFormikContext } from "formik";
import { useSearchParams } from "react-router-dom";

import { noteLimits, type Reservation } from "@/contract/reservations/reservations";
import { isEnded } from "@/domain/reservations/situationOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { wantedStay } from "@/shared/hotel/newStayPath";
import { useText } from "@/shared/i18n/useText";
import { FoldedSection } from "@/shared/record/FoldedSection";
import { RecordForm } from "@/shared/record/RecordForm";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";

import { FolioCard } from "@/shared/stay/folio/FolioCard";
import { ReservationHead } from "../actions/ReservationHead";
import { bookingRefusals } from "@/shared/stay/booking/bookingRefusals";
import { bookingSchema } from "@/shared/stay/booking/bookingSchema";
import { type BookingValues, newBooking } from "@/shared/stay/record/bookingValues";
import { ExtrasSection } from "./ExtrasSection";
import { GuaranteeSection } from "./GuaranteeSection";
import { GuestSection } from "@/shared/stay/booking/GuestSection";
import { HistoryCard } from "./HistoryCard";
import { BookingSummary } from "./offer/BookingSummary";
import { OfferSection } from "./offer/OfferSection";
import { RequestsSection } from "./RequestsSection";
import { RequestsCard } from "./RequestsCard";
import { StaySection } from "./StaySection";
import { useBookingFields } from "@/shared/stay/booking/useBookingFields";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

interface BookingFormProps {
  hotel: Hotel;
  /** None: a new one. */
  reservation: Reservation | undefined;
}

export function BookingForm({ hotel, reservation }: BookingFormProps) {
  const { text } = useText();
  const [params] = useSearchParams();
  const isOver = reservation !== undefined && isEnded(reservation.state);
  return (
    <RecordForm
      form={reservationRecord}
      record={reservation}
      newValues={() => newBooking(hotel, wantedStay(params))}
      schema={bookingSchema}
      fields={useBookingFields(hotel)}
      refusals={bookingRefusals}
      head={reservation && <Head hotel={hotel} reservation={reservation} />}
      aside={<BookingSummary hotel={hotel} reservation={reservation} />}
      foot={reservation && <Foot hotel={hotel} reservation={reservation} />}
    >
      {isOver && <Muted as="p">{text("reason.NOTES_ONLY")}</Muted>}
      <Stack as="fieldset" gap={16} shrinks disabled={isOver} className="record-form-main">
        <StaySection hotel={hotel} reservation={reservation} />
        <OfferSection hotel={hotel} reservation={reservation} isFixed={isOver} />
        <GuestSection />
        <ExtrasSection hotel={hotel} reservation={reservation} />
        {!reservation && <RequestsSection hotel={hotel} />}
        <GuaranteeSection hotel={hotel} isNew={!reservation} />
      </Stack>
      <NotesSection isNew={!reservation} />
    </RecordForm>
  );
}

const notes = ["request", "guest", "internal"] as const;

/** A note is the most usual change of a reservation, and seldom part of a call. */
function NotesSection({ isNew }: { isNew: boolean }) {
  const { text } = useText();
  const { values } = useFormikContext<BookingValues>();
  return (
    <FoldedSection
      title={text("booking.notes")}
      openLabel={text("booking.notesAdd")}
      isOpenAtFirst={!isNew}
      ids={notes}
      hasValue={(note) => values.notes[note] !== ""}
    >
      {(shown) =>
        shown.map((note) => (
          <NotesField
            key={note}
            name={`notes.${note}`}
            label={text(`booking.note.${note}`)}
            hint={note === "internal" ? text("booking.note.internalHint") : undefined}
            limit={noteLimits.letters}
          />
        ))
      }
    </FoldedSection>
  );
}

/** An action works on what is saved: changes come first. */
function Head({ hotel, reservation }: { hotel: Hotel; reservation: Reservation }) {
  return <ReservationHead hotel={hotel} reservation={reservation} isChanged={useFormikContext().dirty} />;
}

/** Folio, requests and history of the stay. */
function Foot({ hotel, reservation }: { hotel: Hotel; reservation: Reservation }) {
  return (
    <Columns least={22} gap={16} before={16} align="start">
      <FolioCard hotel={hotel} reservation={reservation} isChanged={useFormikContext().dirty} />
      <RequestsCard hotel={hotel} reservation={reservation} />
      <HistoryCard hotel={hotel} reservation={reservation} />
    </Columns>
  );
}
