import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { FormSection } from "@/shared/record/sections/FormSection";
import { onDemand } from "@/shared/ui/states/onDemand";

const SoldToFields = onDemand(async () => (await import("./SoldToFields")).SoldToFields);

/** The company that a guest stays for, and the agency that has sold it. */
export const CompanySection = ({ hotel }: { hotel: Hotel }) => (
  <FormSection title={useText().text("booking.soldTo")}>
    <SoldToFields hotel={hotel} />
  </FormSection>
);
