import type { Offer } from "@/contract/reservations/rates";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";

/** By whose contract an offer has its price, and the nights that are outside of it. */
export function ContractNote({ offer: { contract, nights } }: { offer: Pick<Offer, "contract" | "nights"> }) {
  const { text } = useText();
  const { change, series } = useFormat();
  if (!contract) return null;
  const discounts = contract.discounts.filter((one) => one > 0).map((one) => change(0 - one / 100_00));
  const outside = nights.length - contract.nights;
  return (
    <Muted as="p" role="status">
      {series([text("booking.contractPrice", { company: contract.company.name }), ...discounts])}
      {outside > 0 && ` · ${text("booking.contractOutside", { count: outside })}`}
    </Muted>
  );
}
