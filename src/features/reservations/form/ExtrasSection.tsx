import { useFormikContext } from "formik";
import { useId } from "react";

import type { Product } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";

import type { BookingValues } from "./bookingValues";
import { FormSection } from "@/shared/record/FormSection";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "./useBookingFormat";

const MOST = 99;

/** What is sold with the room. */
export function ExtrasSection({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  return (
    <FormSection title={text("booking.extras")}>
      <ul className="booking-extras">
        {hotel.products.map((product) => (
          <ExtraRow key={product.id} hotel={hotel} product={product} />
        ))}
      </ul>
    </FormSection>
  );
}

function ExtraRow({ hotel, product }: { hotel: Hotel; product: Product }) {
  const id = useId();
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const quantity = values.quantities[product.id] ?? 0;

  function change(typed: string) {
    const next = Math.min(MOST, Math.max(0, Math.trunc(Number(typed) || 0)));
    void setFieldValue("quantities", { ...values.quantities, [product.id]: next });
  }

  return (
    <li className="booking-extra">
      <label htmlFor={id}>
        <bdi className="booking-card-name">{product.name}</bdi>
      </label>
      <span className="booking-card-detail" id={`${id}-price`}>
        {text(`booking.per.${product.per}`, { price: money(product.price) })}
      </span>
      <input
        id={id}
        type="number"
        className="form-control"
        inputMode="numeric"
        min={0}
        max={MOST}
        value={quantity}
        aria-describedby={`${id}-price`}
        onFocus={(event) => event.target.select()}
        onChange={(event) => change(event.target.value)}
      />
    </li>
  );
}
