import type { BillingDocument } from "@/contract/billing/billingDocument";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";

import { DocumentLinks } from "./DocumentLinks";

/** A document as another desk has left it, beside the act that it has refused: what has become of it, and where that is. */
export function DocumentNews({ document: { number, state, open, followers } }: { document: BillingDocument }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  return (
    <Facts
      shape="beside"
      facts={[
        { label: text("billing.number"), value: number },
        { label: text("billing.state"), value: text(`billing.state.${state}`) },
        { label: text("billing.open"), value: open !== 0 && money(open) },
        { label: text("billing.followers"), value: followers.length > 0 && <DocumentLinks documents={followers} /> },
      ]}
    />
  );
}
