import { payerReason } from "@/domain/companies/payerReason";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { payerFaults, PayerFields, type PayerInput, payerInput, payerValues } from "@/shared/companies/PayerFields";
import { useText } from "@/shared/i18n/useText";

interface LinkDialogProps {
  dialog: OpenDialog<PayerInput>;
  /** As it was typed. */
  name: string;
}

/** Asks which company a typed payer is: one of the list, or a new one. */
export function LinkDialog({ dialog, name }: LinkDialogProps) {
  const { text } = useText();
  return (
    <ActionForm
      dialog={dialog}
      title={[text("receivables.link"), name]}
      initialValues={payerValues({ name, taxId: "", email: "" })}
      faultsOf={(values) =>
        values.companyId || values.isNew
          ? payerFaults(values)
          : [{ field: "companyId", reason: payerReason("PAYER_UNKNOWN") }]
      }
      inputOf={payerInput}
    >
      {() => <PayerFields />}
    </ActionForm>
  );
}
