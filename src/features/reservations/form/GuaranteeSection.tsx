import { useFormikContext } from "formik";

import type { GuaranteeKind } from "@/contract/reservations/reservationDraft";
import { useText } from "@/shared/i18n/useText";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { TextField } from "@/shared/ui/fields/TextField";

import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { FormSection } from "@/shared/record/sections/FormSection";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";

const guarantees: GuaranteeKind[] = ["none", "card", "deposit", "prepaid", "company", "agency"];
const states: BookingValues["state"][] = ["confirmed", "pending", "optional", "waitlist", "inquiry"];

interface GuaranteeSectionProps {
  hotel: Hotel;
  /** Of a reservation that exists the state is changed by its actions. */
  isNew: boolean;
}

/** How firm it is, what stands for it, and where it came from. */
export function GuaranteeSection({ hotel, isNew }: GuaranteeSectionProps) {
  const { text } = useText();
  const { values } = useFormikContext<BookingValues>();
  return (
    <FormSection title={text("booking.guarantee")}>
      <FieldGrid>
        {isNew && (
          <ChoiceField
            name="state"
            label={text("booking.state")}
            hint={text(`booking.stateHint.${values.state}`)}
            choices={states}
            wordsOf={(state) => text(`booking.state.${state}`)}
          />
        )}
        {values.state === "optional" && (
          <DateField
            name="releaseOn"
            label={text("booking.releaseOn")}
            minDate={hotel.property.businessDate}
            today={hotel.property.businessDate}
          />
        )}
        <ChoiceField
          name="guarantee"
          label={text("booking.guaranteeKind")}
          choices={guarantees}
          wordsOf={(kind) => text(`booking.guarantee.${kind}`)}
        />
        <SelectField name="channelId" label={text("booking.channel")}>
          {hotel.channels
            .filter(({ id, isActive }) => isActive || id === values.channelId)
            .map(({ id, name }) => (
              <option key={id} value={id} dir="auto">
                {name}
              </option>
            ))}
        </SelectField>
        <TextField
          name="externalRef"
          label={text("booking.externalRef")}
          hint={text("booking.externalRefHint")}
          dir="ltr"
        />
      </FieldGrid>
    </FormSection>
  );
}
