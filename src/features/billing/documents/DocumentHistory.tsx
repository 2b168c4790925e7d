import type { BillingDocument } from "@/contract/billing/billingDocument";
import { useText } from "@/shared/i18n/useText";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { useRecordWords } from "@/shared/record/useRecordWords";

export function DocumentHistory({ history }: Pick<BillingDocument, "history">) {
  const { text } = useText();
  const words = useRecordWords({
    number: { label: "billing.number" },
    customer: { label: "billing.customer" },
    amount: { label: "invoice.amount", as: "cents" },
  });
  return (
    <RecordHistory
      title={text("billing.history")}
      history={history}
      whatOf={(what) => text(`billing.history.${what}`)}
      words={words}
    />
  );
}
