import { useDispatch } from "react-redux";

import type { NightClose } from "@/contract/day/close";
import type { MethodCount } from "@/contract/day/dayFigures";
import type { Property } from "@/contract/property";
import { needsCount } from "@/domain/close/closeRules";
import { ActionRow } from "@/shared/actions/ActionRow";
import { useText } from "@/shared/i18n/useText";

import { Row } from "@/shared/ui/layout/Row";

import { closeRecord, useWaitingAct } from "./closeRecord";
import { CountDialog } from "./CountDialog";
import { PaymentsTable } from "@/shared/dayReport/PaymentsTable";

interface CashStepProps {
  close: NightClose;
  property: Property;
}

/** Takings by method, and the count of each. */
export function CashStep({ close: { date, figures }, property }: CashStepProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const waiting = useWaitingAct(date);
  const { payments } = figures;

  /** There is as much as is expected. */
  function agree({ method, expected }: MethodCount) {
    const request = { version: 0, method, expected, counted: expected, reason: "" };
    dispatch(closeRecord.acts.actions.requested({ id: date, action: "count", request }));
  }

  const buttonOf = (one: MethodCount) => {
    const name = text(`booking.method.${one.method}`);
    const agrees = `${text("close.agrees")}: ${name}`;
    return (
      needsCount(one) && (
        <Row as="span" gap={8} wraps>
          {one.counted === null && (
            <button type="button" className="btn btn-quiet" aria-label={agrees} onClick={() => agree(one)}>
              {text("close.agrees")}
            </button>
          )}
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => dispatch(closeRecord.acts.actions.asked("count", one.method))}
          >
            {text(one.counted === null ? "close.count" : "close.countAgain", { method: name })}
          </button>
        </Row>
      )
    );
  };

  if (payments.length === 0) return <p>{text("close.none.cash")}</p>;
  return (
    <>
      <PaymentsTable payments={payments} property={property} buttonOf={buttonOf} />
      <ActionRow
        kit={closeRecord.acts}
        record={{ id: date, version: 0 }}
        permissions={[]}
        acts={[
          {
            action: "count",
            label: "close.saveCount",
            isElsewhere: true,
            renderDialog(dialog) {
              const count = payments.find(({ method }) => method === dialog.about);
              return count && <CountDialog dialog={dialog} count={count} property={property} />;
            },
          },
        ]}
        waiting={waiting === "count" ? waiting : undefined}
      />
    </>
  );
}
