import { type BillingDocument, type DocumentAction, documentLimits } from "@/contract/billing/billingDocument";
import { takesMoney } from "@/domain/account/takesMoney";
import type { Act } from "@/shared/actions/act";
import { onDemand } from "@/shared/ui/states/onDemand";

import { LazyReminder } from "../base/LazyReminder";
import type { DocumentDialogProps } from "./CorrectDialog";
import type { DocumentActInput } from "./documentRecord";

/** They are fetched when they are opened: the list does not wait for their code. */
const MoneyForm = onDemand(async () => (await import("../base/MoneyDialog")).MoneyDialog<DocumentActInput>, null);
const ReasonForm = onDemand(async () => (await import("@/shared/actions/ReasonDialog")).ReasonDialog, null);
const CorrectForm = onDemand(async () => (await import("./CorrectDialog")).CorrectDialog, null);
const AmendForm = onDemand(async () => (await import("./AmendDialog")).AmendDialog, null);
const ExchangeForm = onDemand(async () => (await import("./ExchangeDialog")).ExchangeDialog, null);
const DraftForm = onDemand(async () => (await import("./DraftDialog")).DraftDialog, null);

type DocumentAct = Act<DocumentAction, DocumentActInput, BillingDocument>;

const pressed = (action: Exclude<DocumentAction, "delete" | "print">): DocumentAct => ({
  action,
  label: `billing.action.${action}`,
});

const asking = (
  action: Parameters<typeof pressed>[0],
  Form: (props: DocumentDialogProps) => React.ReactNode,
): DocumentAct => ({
  ...pressed(action),
  renderDialog: (dialog, document) => <Form dialog={dialog} document={document} />,
});

/** The next step of a document is the first that its state allows: a draft is issued, a paid ticket exchanged, a debt paid. */
export const documentActs: DocumentAct[] = [
  {
    ...pressed("issue"),
    isPrimary: ({ state }) => state === "draft",
    override: { label: "billing.action.issue", reasonLabel: "billing.overLimitReason" },
  },
  asking("edit", DraftDialog),
  { ...asking("exchange", ExchangeDialog), isPrimary: ({ state, owedBack }) => state === "paid" && !owedBack },
  { ...asking("pay", PayDialog), isPrimary: ({ open }) => open > 0 },
  { ...asking("refund", RefundDialog), isPrimary: ({ owedBack }) => owedBack !== undefined },
  asking("correct", CorrectDialog),
  { ...pressed("resend"), isExplained: true },
  asking("remind", RemindDialog),
  asking("amend", AmendDialog),
  {
    ...pressed("cancel"),
    renderDialog: (dialog) => (
      <ReasonForm dialog={dialog} title="billing.action.cancel" limit={documentLimits.reason} />
    ),
  },
];

function AmendDialog(props: DocumentDialogProps) {
  return <AmendForm {...props} />;
}

function CorrectDialog(props: DocumentDialogProps) {
  return <CorrectForm {...props} />;
}

function DraftDialog(props: DocumentDialogProps) {
  return <DraftForm {...props} />;
}

function ExchangeDialog(props: DocumentDialogProps) {
  return <ExchangeForm {...props} />;
}

function RemindDialog({ dialog, document }: DocumentDialogProps) {
  const { addressee } = document;
  return (
    addressee && (
      <LazyReminder dialog={dialog} addressee={addressee} documents={[document]} inputOf={(reminder) => reminder} />
    )
  );
}

function PayDialog({ dialog, document: { number, open } }: DocumentDialogProps) {
  return <MoneyForm dialog={dialog} name={number} due={open} most={open} inputOf={(money) => money} />;
}

function RefundDialog({ dialog, document: { number, owedBack = 0, payments } }: DocumentDialogProps) {
  const paid = payments.findLast(({ amount, method }) => amount > 0 && takesMoney(method));
  return (
    <MoneyForm
      dialog={dialog}
      action="refund"
      name={number}
      due={owedBack}
      method={paid?.method}
      most={owedBack}
      inputOf={(money) => money}
    />
  );
}
