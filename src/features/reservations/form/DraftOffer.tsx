import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import type { BookingValues } from "./bookingValues";
import { dropStoredBooking, readStoredBooking, writeStoredBooking } from "./storedBooking";
import { useTimeOf } from "./useTimeOf";

interface DraftOfferProps {
  /** Under which it is kept. */
  id: string;
  /** Of what is kept, what the form begins with, unasked. */
  continued: BookingValues | undefined;
}

/** Keeps what is typed in the browser, and offers what an earlier visit left there. */
export function DraftOffer({ id, continued }: DraftOfferProps) {
  const { text } = useText();
  const timeOf = useTimeOf();
  const { values, dirty, setValues } = useFormikContext<BookingValues>();
  const [stored, setStored] = useState(() => (continued ? undefined : readStoredBooking(id)));

  const begin = useEffectEvent(() => {
    if (continued) void setValues(continued);
  });
  useEffect(() => begin(), []);
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
