import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import type { BookingValues } from "./bookingValues";
import {
  dropStoredBooking,
  findLeftBooking,
  type LeftBooking,
  type NamedForm,
  takeLeftBooking,
  writeStoredBooking,
} from "./storedBooking";
import { useTimeOf } from "./useTimeOf";

interface DraftOfferProps {
  form: NamedForm;
  /** The name of what this form keeps. */
  keptAs: string;
  /** Of what is kept, what the form begins with, unasked. */
  continued: BookingValues | undefined;
}

/** Keeps what is typed in the browser, and offers what earlier forms left there, one after the other. */
export function DraftOffer({ form, keptAs, continued }: DraftOfferProps) {
  const { text } = useText();
  const timeOf = useTimeOf();
  const { values, dirty, setValues } = useFormikContext<BookingValues>();
  const [left, setLeft] = useState<LeftBooking>();

  const begin = useEffectEvent(() => {
    if (continued) void setValues(continued);
  });
  const find = useEffectEvent(async () => (continued ? undefined : findLeftBooking(form)));
  useEffect(() => begin(), []);
  useEffect(() => {
    if (dirty) writeStoredBooking(keptAs, values);
    else if (!continued) dropStoredBooking(keptAs); // typed and taken back
  }, [keptAs, continued, dirty, values]);
  useEffect(() => {
    if (!left) void find().then(setLeft);
  }, [keptAs, left]);

  async function recover({ name }: LeftBooking) {
    const taken = await takeLeftBooking(name);
    if (taken) void setValues(taken);
    setLeft(undefined);
  }

  async function discard({ name }: LeftBooking) {
    if (await takeLeftBooking(name)) dropStoredBooking(name);
    setLeft(undefined);
  }

  return (
    left && (
      <div className="booking-draft" role="status">
        <p>{text("booking.draft", { time: timeOf(left.savedAt) })}</p>
        <div className="booking-buttons">
          <button type="button" className="btn btn-primary btn-sm" onClick={() => void recover(left)}>
            {text("booking.draftRecover")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void discard(left)}>
            {text("booking.draftDiscard")}
          </button>
        </div>
      </div>
    )
  );
}
