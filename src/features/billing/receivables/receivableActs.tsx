import type { ReceivableAccount, ReceivableAction } from "@/contract/billing/receivable";
import { isLate } from "@/domain/billing/documentLife";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { useProperty } from "@/shared/hotel/useProperty";
import { onDemand } from "@/shared/ui/states/onDemand";

import { LazyReminder } from "../base/LazyReminder";
import type { AccountTerms } from "./AccountDialog";
import { openDocuments, type ReceivableInput } from "./receivableRecord";
import { SettledDocuments } from "./SettledDocuments";

interface DialogProps {
  dialog: OpenDialog<ReceivableInput>;
  account: ReceivableAccount;
}

/** They are fetched when they are opened: the list does not wait for their code. */
const MoneyForm = onDemand(async () => (await import("../base/MoneyDialog")).MoneyDialog<ReceivableInput>, null);
const AccountDialog = onDemand(async () => (await import("./AccountDialog")).AccountDialog, null);
const VoidForm = onDemand(async () => (await import("./VoidDialog")).VoidDialog, null);

type ReceivableActOf = Act<ReceivableAction, ReceivableInput, ReceivableAccount>;

export const receivableActs: ReceivableActOf[] = [
  {
    action: "pay",
    label: "billing.action.pay",
    isPrimary: () => true,
    renderDialog: (dialog, account) => <PayDialog dialog={dialog} account={account} />,
  },
  { action: "apply", label: "receivables.apply" },
  {
    action: "void",
    label: "receivables.void",
    renderDialog: (dialog, account) => <VoidForm dialog={dialog} account={account} />,
  },
  {
    action: "remind",
    label: "billing.action.remind",
    renderDialog: (dialog, account) => <RemindDialog dialog={dialog} account={account} />,
  },
  {
    action: "edit",
    label: "receivables.edit",
    renderDialog: (dialog, account) => <AccountDialog dialog={dialog} account={account} />,
  },
];

const noTerms: Omit<AccountTerms, "termDays"> = {
  customer: { name: "", taxId: "", address: "", country: "ES" },
  email: "",
  limit: 0,
};

/** The first terms of an account: its form is the same. */
export const newAccountActs: Act<ReceivableAction, ReceivableInput, { id: string; version: number }>[] = [
  {
    action: "edit",
    label: "receivables.new",
    renderDialog: (dialog) => <NewAccountDialog dialog={dialog} />,
  },
];

/** One payment for many documents: those that are chosen, else the ones due first. */
function PayDialog({ dialog, account: { id, customer, balance } }: DialogProps) {
  return (
    <MoneyForm
      dialog={dialog}
      name={customer.name}
      due={balance}
      inputOf={(paid, documentIds) => ({ ...paid, ...(documentIds.length > 0 && { documentIds }) })}
    >
      <SettledDocuments accountId={id} balance={balance} />
    </MoneyForm>
  );
}

/** A new account has the term of the hotel's settings. */
function NewAccountDialog({ dialog }: Pick<DialogProps, "dialog">) {
  const { termDays } = useProperty().billing;
  return <AccountDialog dialog={dialog} account={{ ...noTerms, termDays }} />;
}

function RemindDialog({ dialog, account: { id, addressee } }: DialogProps) {
  const { businessDate } = useProperty();
  const { data } = openDocuments.use(id);
  const late = data?.filter((one) => isLate(one, businessDate));
  return (
    late && <LazyReminder dialog={dialog} addressee={addressee} documents={late} inputOf={(reminder) => reminder} />
  );
}
