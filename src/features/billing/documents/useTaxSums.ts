import type { DocumentTax } from "@/contract/billing/documentLine";
import { untaxed } from "@/shared/billing/untaxed";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** The VAT by its rate, and what has none with the reason, as they stand above a total. */
export function useTaxSums() {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const { percent } = useFormat();
  return (taxes: readonly DocumentTax[]) =>
    taxes.map(({ cause, rate, base, vat }) =>
      cause === "S1"
        ? { label: text("billing.taxOf", { rate: percent(rate / 100), base: money(base) }), value: money(vat) }
        : { label: text(untaxed(cause)), value: money(base) },
    );
}
