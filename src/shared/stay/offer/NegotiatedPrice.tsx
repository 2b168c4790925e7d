import { useField, useFormikContext } from "formik";

import type { Cents } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import type { Reservation } from "@/contract/reservations/reservations";
import { accountLimits } from "@/contract/account/account";
import { farFrom, type FarPrice } from "@/domain/rates/farPrice";
import { isNegotiable } from "@/domain/reservations/negotiatedPrice";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { Check } from "@/shared/ui/fields/switches/Check";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { Stack } from "@/shared/ui/layout/Stack";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";

import { type BookingQuote, hasOtherTerms } from "./bookingQuote";

interface NegotiatedPriceProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
  quote: BookingQuote;
  /** The nights at the plan's price. */
  planned: NightPrice[];
}

/** A price per night instead of the plan's, with its reason; or the agreed one, where something else has changed. */
export function NegotiatedPrice({ hotel, reservation, quote, planned }: NegotiatedPriceProps) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { negotiatedPrice, keepsPrice = false } = values;
  const isAgreed = negotiatedPrice?.perNight === reservation?.negotiatedPrice?.perNight;
  const prices = planned.map(({ price }) => price);
  const far = isAgreed ? undefined : farFrom(prices, negotiatedPrice?.perNight);
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
      {far && <FarPriceCheck hotel={hotel} {...far} />}
      <button
        type="button"
        className="btn btn-quiet btn-sm btn-own-width"
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

/** Asks whether the price is meant. Another price is asked about again. */
function FarPriceCheck({ hotel, isHigh, planned }: FarPrice & { hotel: Hotel }) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { perNight = 0, sureOf } = values.negotiatedPrice ?? {};
  const name = "negotiatedPrice.sureOf";
  const wanted: MessageId = "booking.negotiatedFarWanted";
  useField({ name, validate: (sure?: Cents) => (sure === perNight ? undefined : wanted) });
  const problem = useFieldProblem(name);
  return (
    <Check
      name={name}
      label={text(isHigh ? "booking.negotiatedFar" : "booking.negotiatedLow", {
        price: money(planned),
        amount: money(perNight),
      })}
      checked={sureOf === perNight}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && `${name}-problem`}
      onChange={({ target }) => void setFieldValue(name, target.checked ? perNight : undefined)}
    >
      <FieldProblem id={`${name}-problem`} problem={problem} />
    </Check>
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
