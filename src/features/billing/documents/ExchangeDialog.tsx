import { customerFaults } from "@/domain/billing/issueRules";
import { ActionForm } from "@/shared/actions/ActionForm";
import { PartyFields } from "@/shared/billing/PartyFields";
import { useText } from "@/shared/i18n/useText";

import type { DocumentDialogProps } from "./CorrectDialog";

/** Asks for whom the full invoice is, and proposes whom the stay bills. */
export function ExchangeDialog({ dialog, document }: DocumentDialogProps) {
  const { text } = useText();
  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text("billing.action.exchange"), document.number]}
      submitLabel={text("billing.action.issue")}
      initialValues={document.buyer ?? { name: "", taxId: "", address: "", country: "ES" }}
      faultsOf={customerFaults}
      inputOf={(customer) => ({ customer })}
    >
      {() => <PartyFields />}
    </ActionForm>
  );
}
