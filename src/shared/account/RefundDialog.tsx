import { type Payment, paymentMethods } from "@/contract/account/account";
import type { RefundInput } from "@/contract/account/accountActs";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import { accountFaults } from "@/domain/account/accountFaults";
import { refundableBy } from "@/domain/account/limits";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useLanguage, useText } from "@/shared/i18n/useText";

import { hasReference, MoneyFields, noMoney } from "./MoneyFields";
import { ReasonField } from "./ReasonField";
import { type AccountDialogProps, deskReference } from "./accountLines";
import { placeIn, typedDue } from "./WindowField";

/** Asks for a refund, and proposes what is due by the way it came. */
export function RefundDialog({ dialog, account }: AccountDialogProps<"refund">) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { payments, windows } = account;
  const paidIn = (window: AccountWindow) => inWindow(payments, window);
  const methodsIn = (window: AccountWindow) =>
    paymentMethods.filter((method) => refundableBy(method, paidIn(window)) > 0);

  /** The amount to give back: by the means that can take most of it. */
  function dueIn(window: AccountWindow): Cents {
    const { balance } = sumsOf(windows, window);
    return Math.min(-balance, Math.max(...paymentMethods.map((method) => refundableBy(method, paidIn(window)))));
  }

  const inputOf = (typed: typeof noMoney & OwnId): Partial<RefundInput> => ({
    sourceRef: deskReference(typed),
    method: paymentMethods.find((one) => one === typed.method),
    amount: centsOf(typed.amount, locale),
    reason: typed.reason,
    ...(hasReference(typed.method) && { reference: typed.reference }),
    ...placeIn(account, typed.window),
  });

  const window = windows.find((one) => dueIn(one.window) > 0)?.window ?? "guest";
  // money goes back the way it came unless the person says otherwise
  const isOffered = ({ amount, method }: Payment) => amount > 0 && methodsIn(window).includes(method);
  const method = paidIn(window).findLast(isOffered)?.method ?? "";

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text("booking.action.refund"), account.name]}
      initialValues={{ ...noMoney, method, window, amount: typedDue(dueIn(window), locale) }}
      faultsOf={(values) => accountFaults("refund", inputOf(values), account)}
      inputOf={inputOf}
    >
      {(values) => (
        <>
          <MoneyFields account={account} dueIn={dueIn} methods={methodsIn(values.window)} />
          <ReasonField isOptional />
        </>
      )}
    </ActionForm>
  );
}
