import { useFormikContext } from "formik";
import { useEffect, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import type { BookingValues } from "./bookingValues";
import { dropStoredBooking, readStoredBooking, writeStoredBooking } from "./storedBooking";
import { useTimeOf } from "./useTimeOf";

/** Keeps what is typed in the browser, and offers what an earlier visit left there. */
export function DraftOffer({ id }: { id: string }) {
  const { text } = useText();
  const timeOf = useTimeOf();
  const { values, dirty, setValues } = useFormikContext<BookingValues>();
  const [stored, setStored] = useState(() => readStoredBooking(id));

  useEffect(() => {
    if (dirty) writeStoredBooking(id, values);
  }, [id, dirty, values]);

  function recover() {
    if (stored) void setValues(stored.values);
    setStored(undefined);
  }

  function discard() {
    if (!dirty) dropStoredBooking(id);
    setStored(undefined);
  }

  return (
    stored && (
      <div className="booking-draft" role="status">
        <p>{text("booking.draft", { time: timeOf(stored.savedAt) })}</p>
        <div className="booking-buttons">
          <button type="button" className="btn btn-primary btn-sm" onClick={recover}>
            {text("booking.draftRecover")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={discard}>
            {text("booking.draftDiscard")}
          </button>
        </div>
      </div>
    )
  );
}
