import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { MethodCount, NightClose } from "@/contract/reservations/close";
import type { PaymentMethod } from "@/contract/reservations/folio";
import type { Property } from "@/contract/property";
import { needsCount } from "@/domain/close/closeRules";
import { ActionRow } from "@/shared/actions/ActionRow";
import { useText } from "@/shared/i18n/useText";

import { closeActions, selectWaitingAct } from "./closeActs";
import { CountDialog } from "./CountDialog";
import { PaymentsTable } from "./PaymentsTable";

interface CashStepProps {
  close: NightClose;
  property: Property;
}

/** What was taken by each method, and what was counted. */
export function CashStep({ close: { date, figures }, property }: CashStepProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [method, setMethod] = useState<PaymentMethod>();
  const waiting = useSelector((state: Parameters<typeof selectWaitingAct>[0]) => selectWaitingAct(state, date));
  const { payments } = figures;
  const count = payments.find((one) => one.method === method);

  function ask(asked: PaymentMethod) {
    setMethod(asked);
    dispatch(closeActions.actions.asked("count"));
  }

  const buttonOf = (one: MethodCount) => {
    const name = text(`booking.method.${one.method}`);
    return (
      needsCount(one) && (
        <button type="button" className="btn btn-quiet" onClick={() => ask(one.method)}>
          {text(one.counted === null ? "close.count" : "close.countAgain", { method: name })}
        </button>
      )
    );
  };

  if (payments.length === 0) return <p>{text("close.none.cash")}</p>;
  return (
    <>
      <PaymentsTable payments={payments} property={property} buttonOf={buttonOf} />
      <ActionRow
        kit={closeActions}
        record={{ id: date, version: 0, actions: [] }}
        order={[]}
        labelOf={() => text("close.saveCount")}
        asking={["count"]}
        waiting={waiting === "count" ? waiting : undefined}
      >
        {(_, dialog) => count && <CountDialog key={count.method} dialog={dialog} count={count} property={property} />}
      </ActionRow>
    </>
  );
}
