import { useFormikContext } from "formik";

import type { Company } from "@/contract/companies/companies";
import type { SoldTo } from "@/contract/reservations/soldTo";
import { isAgency } from "@/domain/companies/isAgency";
import { CompanyField } from "@/shared/companies/CompanyField";
import { chosenCompanies } from "@/shared/companies/soughtCompanies";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { Stack } from "@/shared/ui/layout/Stack";

import { type BookingValues, withChanges } from "../record/bookingValues";
import { ChosenCompany } from "./ChosenCompany";
import { StayContactField } from "./StayContactField";

/** For whom the guest stays, and who has sold it. */
const soldSlots = ["company", "agency"] as const;
type Slot = (typeof soldSlots)[number];

const otherSlot: Record<Slot, Slot> = { company: "agency", agency: "company" };

/** The company and the agency of a stay: one is found, and its kind says which of both it is. */
export function SoldToFields({ hotel }: { hotel: Hotel }) {
  const { values, setValues } = useFormikContext<BookingValues>();
  const chosen = soldSlots.flatMap((slot) => {
    const one = values[slot];
    return one ? [{ slot, one }] : [];
  });
  const { data: records = [] } = chosenCompanies.use(chosen.map(({ one }) => one.id));
  const free = soldSlots.find((slot) => !values[slot]);

  function change(changes: Partial<Record<Slot, SoldTo | null>>) {
    void setValues((now) => withChanges(now, changes));
  }

  function choose({ id, name, kind, rates }: Company) {
    const own: Slot = isAgency(kind) ? "agency" : "company";
    change({ [values[own] ? otherSlot[own] : own]: { id, name, hasRates: rates.length > 0 } });
  }

  return (
    <Stack gap={12}>
      {chosen.map(({ slot, one }) => (
        <ChosenCompany
          key={slot}
          hotel={hotel}
          slot={slot}
          chosen={one}
          record={records.find(({ id }) => id === one.id)}
          onRemove={() => change({ [slot]: null })}
          onSwap={() => change({ [slot]: values[otherSlot[slot]] ?? null, [otherSlot[slot]]: one })}
        />
      ))}
      {chosen.length > 0 && <StayContactField companies={records} />}
      {free && <CompanyField name={`${free}Id`} onChoose={choose} />}
    </Stack>
  );
}
