import { useFormikContext } from "formik";
import { Fragment } from "react";

import type { Reservation } from "@/contract/reservations/reservations";
import { isByPerson } from "@/domain/reservations/extraPeople";
import { useText } from "@/shared/i18n/useText";

import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { FoldedSection } from "@/shared/record/sections/FoldedSection";
import { ownOf } from "@/shared/shapes";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { QuantityRow } from "./QuantityRow";
import { ServedFields } from "./ServedFields";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { Columns } from "@/shared/ui/layout/Columns";

const MOST = 99;

/** Products that are sold with the room, and those that the reservation has, as agreed. */
export function ExtrasSection({ hotel, reservation }: { hotel: Hotel; reservation: Reservation | undefined }) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { quantities } = values;
  const sold = hotel.products.filter(
    ({ id, isActive, isMinibar }) => (isActive && !isMinibar) || (ownOf(quantities, id) ?? 0) > 0,
  );
  return (
    <FoldedSection
      title={text("booking.extras")}
      openLabel={text("booking.extrasAdd")}
      ids={sold.map(({ id }) => id)}
      hasValue={(id) => (ownOf(quantities, id) ?? 0) > 0}
    >
      {(shown) => (
        <Columns as="ul" least={18} keepsWidth gap={32} rowGap={8}>
          {sold
            .filter(({ id }) => shown.includes(id))
            .map(({ id, ...product }) => {
              const kept = reservation?.extras.find(({ productId }) => productId === id);
              const { name, per, price } = kept?.agreed ?? product;
              const quantity = ownOf(quantities, id) ?? 0;
              return (
                <Fragment key={id}>
                  <QuantityRow
                    name={name}
                    detail={text(`booking.per.${per}`, { price: money(price) })}
                    most={MOST}
                    quantity={quantity}
                    onChange={(next) => void setFieldValue("quantities", { ...quantities, [id]: next })}
                  />
                  {quantity > 0 && isByPerson({ per }) && <ServedFields id={id} name={name} per={per} />}
                </Fragment>
              );
            })}
        </Columns>
      )}
    </FoldedSection>
  );
}
