import { useFormikContext } from "formik";

import type { NegotiatedPrice } from "@/contract/reservations/rates";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Warning } from "@/shared/ui/states/Warning";

/** A price was promised for one reservation: its copy asks the plan's, unless the person keeps it. */
export function CopiedPrice({ hotel, price }: { hotel: Hotel; price: NegotiatedPrice }) {
  const { text } = useText();
  const money = useBookingFormat(hotel.property).money(price.perNight);
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  if (values.negotiatedPrice) return null;
  return (
    <Stack gap={8}>
      <Warning>{text("booking.copyPrice", { price: money })}</Warning>
      <Text
        as="button"
        type="button"
        stands="start"
        className="btn btn-quiet btn-sm"
        onClick={() => void setFieldValue("negotiatedPrice", price)}
      >
        {text("booking.copyKeepPrice", { price: money })}
      </Text>
    </Stack>
  );
}
