import { useFormikContext } from "formik";

import type { Reservation } from "@/contract/reservations/reservations";
import { useText } from "@/shared/i18n/useText";

import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { FoldedSection } from "@/shared/record/sections/FoldedSection";
import { ownOf } from "@/shared/shapes";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { QuantityRow } from "./QuantityRow";
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
              return (
                <QuantityRow
                  key={id}
                  name={name}
                  detail={text(`booking.per.${per}`, { price: money(price) })}
                  most={MOST}
                  quantity={ownOf(quantities, id) ?? 0}
                  onChange={(quantity) => void setFieldValue("quantities", { ...quantities, [id]: quantity })}
                />
              );
            })}
        </Columns>
      )}
    </FoldedSection>
  );
}
