import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";

import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";

import { bookingFields, isSame } from "./bookingFields";
import { type BookingValues, valuesOf } from "./bookingValues";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useFieldWords } from "./useFieldWords";

interface ConflictTableProps {
  hotel: Hotel;
  /** As it was when mine began to be written, where that is known. */
  base: Reservation | undefined;
  /** As it stands now. */
  current: Reservation;
  /** Saves the form with these values. */
  onSettle: (values: BookingValues) => void;
}

/** Somebody else saved meanwhile: both side by side, to choose from field by field. Nothing of either is lost unseen. */
export function ConflictTable({ hotel, base: former, current, onSettle }: ConflictTableProps) {
  const { text } = useText();
  const words = useFieldWords(hotel);
  const { values: mine } = useFormikContext<BookingValues>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [theirs] = useState(() => valuesOf(current));
  const [base] = useState(() => former && valuesOf(former));
  const differing = bookingFields.filter((field) => !isSame(field, mine, theirs));
  // what only they changed is theirs until somebody says otherwise
  const [chosen, setChosen] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(differing.map((field) => [field.id, Boolean(base && isSame(field, mine, base))])),
  );
  const chooseAll = (isTheirs: boolean) => setChosen(Object.fromEntries(differing.map(({ id }) => [id, isTheirs])));
  useEffect(() => heading.current?.focus(), []);

  function settle() {
    const merged = differing
      .filter(({ id }) => chosen[id])
      .reduce<BookingValues>((values, { take }) => take(values, theirs), mine);
    onSettle({ ...merged, version: current.version, state: theirs.state });
  }

  return (
    <section className="card booking-conflict" aria-labelledby="booking-conflict" role="alert">
      <h2 className="card-header" id="booking-conflict" ref={heading} tabIndex={-1}>
        {text("booking.conflict")}
      </h2>
      <div className="card-body">
        <p>{text("booking.conflictHint", { name: current.history[0]?.by ?? current.createdBy })}</p>
        {differing.map((field) => (
          <fieldset key={field.id} className="booking-versus">
            <legend>{text(field.label)}</legend>
            {[false, true].map((isTheirs) => (
              <label key={String(isTheirs)} className="booking-card">
                <input
                  type="radio"
                  className="form-check-input"
                  name={`conflict.${field.id}`}
                  checked={chosen[field.id] === isTheirs}
                  onChange={() => setChosen({ ...chosen, [field.id]: isTheirs })}
                />
                <span className="booking-card-detail">{text(isTheirs ? "booking.theirs" : "booking.mine")}</span>
                <bdi className="booking-card-name">{words(field.id, isTheirs ? theirs : mine)}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
        <div className="booking-buttons">
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => chooseAll(false)}>
            {text("booking.allMine")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => chooseAll(true)}>
            {text("booking.allTheirs")}
          </button>
          <button type="button" className="btn btn-primary" onClick={settle}>
            {text("booking.settle")}
          </button>
        </div>
      </div>
    </section>
  );
}
