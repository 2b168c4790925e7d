import { ActionForm } from "@/shared/actions/ActionForm";
import { BillFields, billFaults, draftIn, savedIn } from "@/shared/billing/BillForm";
import { accountBillingLoad } from "@/shared/billing/stayBilling";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { LoadState } from "@/shared/ui/states/LoadState";

import type { DocumentDialogProps } from "./CorrectDialog";
import { draftOf } from "./documentDraft";

/** Changes a draft: what it bills, as what, and for whom. It may be kept with what is still missing. */
export function DraftDialog({ dialog, document }: DocumentDialogProps) {
  const { text } = useText();
  const draft = draftOf(document);
  const load = accountBillingLoad.use(draft.reservationId);
  const window = load.data?.windows.find((one) => one.window === draft.window);
  const title = [text("billing.action.edit"), document.id] as const;
  if (!window)
    return (
      <Dialog isOpen title={title.join(" · ")} onClose={dialog.close}>
        <LoadState load={load} failed={text("billing.recordFailed")} />
      </Dialog>
    );
  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={title}
      submitLabel={text("record.save")}
      initialValues={savedIn(draft, window)}
      faultsOf={(values) => billFaults(values, window)}
      inputOf={(values) => ({ draft: draftIn(values, draft.reservationId) })}
    >
      {() => <BillFields window={window} />}
    </ActionForm>
  );
}
