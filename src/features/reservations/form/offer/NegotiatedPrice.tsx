import { useFormikContext } from "formik";

import type { Reservation } from "@/contract/reservations/reservations";
import { accountLimits } from "@/contract/account/account";
import { isNegotiable } from "@/domain/reservations/negotiatedPrice";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { Check } from "@/shared/ui/fields/Check";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { Stack } from "@/shared/ui/layout/Stack";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";

import { type BookingQuote, hasOtherTerms } from "./bookingQuote";

interface NegotiatedPriceProps {
  reservation: Reservation | undefined;
  quote: BookingQuote;
}

/** A price per night instead of the plan's, with its reason; or the agreed one, where something else has changed. */
export function NegotiatedPrice({ reservation, quote }: NegotiatedPriceProps) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { negotiatedPrice, keepsPrice = false } = values;
  const isKeepable = reservation !== undefined && hasOtherTerms(values, reservation) && !negotiatedPrice;

  return (
    <Stack gap={14}>
      {isKeepable && (
        <Check
          label={text("booking.keepPrice")}
          hint={text("booking.keepPriceHint")}
          checked={keepsPrice}
          onChange={() => void setFieldValue("keepsPrice", !keepsPrice)}
        />
      )}
      {negotiatedPrice && <PriceFields />}
      <button
        type="button"
        className="btn btn-quiet btn-sm booking-ask"
        onClick={() =>
          void setFieldValue(
            "negotiatedPrice",
            negotiatedPrice ? undefined : { perNight: quote.nights.at(-1)?.price, reason: "" },
          )
        }
      >
        {text(negotiatedPrice ? "booking.negotiateNot" : "booking.negotiate")}
      </button>
    </Stack>
  );
}

function PriceFields() {
  const { text } = useText();
  const { locale } = useLanguage();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const {
    perNight,
    reason,
    typed = perNight === undefined ? "" : typedCents(perNight, locale),
  } = values.negotiatedPrice ?? {};

  /** Without a price it is undefined: the schema asks for one, and the typed text stays. */
  function type(amount: string) {
    const cents = centsOf(amount, locale);
    const known = isNegotiable(cents) ? { perNight: cents } : {};
    void setFieldValue("negotiatedPrice", { typed: amount, reason, ...known });
  }

  return (
    <>
      <LabelledControl
        label={text("booking.negotiatedPrice")}
        hint={text("booking.negotiatedHint")}
        problem={useFieldProblem("negotiatedPrice.perNight")}
      >
        {(control) => (
          <input
            {...control}
            name="negotiatedPrice.perNight"
            className={control["aria-invalid"] ? "form-control is-invalid" : "form-control"}
            inputMode="decimal"
            autoComplete="off"
            autoFocus={values.negotiatedPrice?.typed === undefined && reason === ""}
            value={typed}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </LabelledControl>
      <NotesField name="negotiatedPrice.reason" label={text("booking.negotiatedReason")} limit={accountLimits.reason} />
    </>
  );
}
