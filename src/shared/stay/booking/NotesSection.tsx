import { useFormikContext } from "formik";

import { noteLimits } from "@/contract/reservations/reservationDraft";
import { useText } from "@/shared/i18n/useText";
import { FoldedSection } from "@/shared/record/sections/FoldedSection";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { NotesField } from "@/shared/ui/fields/NotesField";

const notes = ["request", "guest", "internal"] as const;

/** A note is the most usual change of a reservation, and seldom part of a call. */
export function NotesSection({ isNew }: { isNew: boolean }) {
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
