import type { Reservation } from "@/contract/reservations/reservations";
import { isEnded } from "@/domain/reservations/situationOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { EditableSection } from "@/shared/record/sections/EditableSection";
import { CompanySection } from "@/shared/stay/booking/CompanySection";
import { GuestSection } from "@/shared/stay/booking/GuestSection";
import { useBookingFields } from "@/shared/stay/booking/useBookingFields";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";

import { ExtrasSection } from "./ExtrasSection";
import { GuaranteeSection } from "./GuaranteeSection";
import { NotesSection } from "@/shared/stay/booking/NotesSection";
import { OfferSection } from "./offer/OfferSection";
import { StaySection } from "./StaySection";

/** The data of a reservation that exists, as text until a section is edited. After its end only notes can be changed. */
export function ReservationSections({ hotel, reservation }: { hotel: Hotel; reservation: Reservation }) {
  const { text } = useText();
  const all = useBookingFields(hotel);
  const isOver = isEnded(reservation.state);
  const hasExtras = reservation.extras.length > 0;
  const named = (...names: string[]) => all.filter(({ name }) => names.includes(name));
  return (
    <>
      {isOver && <Muted as="p">{text("reason.NOTES_ONLY")}</Muted>}
      <EditableSection
        title={text("booking.stay")}
        fields={named("arrival", "adults", "children", "eta", "roomTypeId", "ratePlanId", "negotiatedPrice")}
        isFixed={isOver}
      >
        <StaySection hotel={hotel} reservation={reservation} />
        <OfferSection hotel={hotel} reservation={reservation} isFixed={isOver} />
      </EditableSection>
      <Stack as="fieldset" disabled={isOver} className="record-form-main">
        <CompanySection hotel={hotel} />
        <GuestSection />
      </Stack>
      {hasExtras || isOver ? (
        <EditableSection title={text("booking.extras")} fields={named("quantities")} isFixed={isOver}>
          <ExtrasSection hotel={hotel} reservation={reservation} />
        </EditableSection>
      ) : (
        <ExtrasSection hotel={hotel} reservation={reservation} />
      )}
      <EditableSection
        title={text("booking.guarantee")}
        fields={named("guarantee", "releaseOn", "channelId", "externalRef")}
        isFixed={isOver}
      >
        <GuaranteeSection hotel={hotel} isNew={false} />
      </EditableSection>
      <EditableSection title={text("booking.notes")} fields={named("notes.request", "notes.guest", "notes.internal")}>
        <NotesSection isNew={false} />
      </EditableSection>
    </>
  );
}
