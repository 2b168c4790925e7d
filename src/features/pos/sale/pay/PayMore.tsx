import { useFormikContext } from "formik";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { posReason } from "@/domain/pos/posReason";
import { accountLimits } from "@/contract/account/account";
import type { Cents } from "@/contract/property";
import { equalParts } from "@/domain/pos/ticketAmounts";
import { partyValues } from "@/shared/billing/partyValues";
import { selectIsInTrouble } from "@/shared/connection/connectionSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { useReason } from "@/shared/i18n/useReason";
import { Stepper } from "@/shared/ui/fields/Stepper";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TextField } from "@/shared/ui/fields/TextField";
import { IconButton } from "@/shared/ui/IconButton";
import { CloseIcon } from "@/shared/ui/icons";
import { Columns } from "@/shared/ui/layout/Columns";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { onDemand } from "@/shared/ui/states/onDemand";

import { selectDraft, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";

// a full invoice needs the connection, too
const PartyFields = onDemand(async () => (await import("@/shared/billing/PartyFields")).PartyFields);

export const noMore = { tip: "", reference: "", isInvoice: false, ...partyValues() };
export type PayMoreValues = typeof noMore;

const MOST_PARTS = 20;

interface PayMoreProps {
  rest: Cents;
  /** The law wants to know who buys. */
  isOver: boolean;
  onSplit: (parts: Cents[]) => void;
}

/** Further ways to pay, which few tickets need: a tip, equal parts, a full invoice, an account, points. */
export function PayMore({ rest, isOver, onSplit }: PayMoreProps) {
  const { text } = useText();
  const { values } = useFormikContext<PayMoreValues>();
  return (
    <details open={isOver || undefined}>
      <summary>{text("sale.payMore")}</summary>
      <Stack gap={16} before={12}>
        <Columns gap={12} least={10}>
          <TextField name="tip" label={text("sale.tip")} inputMode="decimal" />
          <TextField name="reference" label={text("sale.reference")} maxLength={accountLimits.reference} dir="ltr" />
        </Columns>
        <Parts rest={rest} onSplit={onSplit} />
        {isOver ? <p>{text("sale.invoiceAsked")}</p> : <SwitchField name="isInvoice" label={text("sale.isInvoice")} />}
        {(isOver || values.isInvoice) && <PartyFields />}
        <OtherWays />
      </Stack>
    </details>
  );
}

/** The ticket in equal parts, each paid by itself. */
function Parts({ rest, onSplit }: Pick<PayMoreProps, "rest" | "onSplit">) {
  const { text } = useText();
  const [parts, setParts] = useState(1);

  function divide(next: number) {
    setParts(next);
    onSplit(next === 1 ? [] : equalParts(rest, next));
  }

  return (
    <Stepper
      label={text("sale.parts")}
      value={parts}
      most={MOST_PARTS}
      onChange={(next) => divide(Math.max(1, next))}
    />
  );
}

/** The whole ticket to an account on credit, or a part of it with points. */
function OtherWays() {
  const { text } = useText();
  const reasonText = useReason();
  const { payments } = useSelector(selectDraft);
  const hasPoints = payments.some(({ method }) => method === "points");
  return (
    <>
      <OtherWay
        dialog="receivable"
        label={text("sale.onAccount")}
        offline="OFFLINE_ACCOUNT"
        against={payments.length > 0 && text("sale.partlyPaid")}
      />
      <OtherWay
        dialog="points"
        label={text("sale.inPoints")}
        offline="OFFLINE_POINTS"
        against={hasPoints && reasonText(posReason("POINTS_ONCE"))}
      />
    </>
  );
}

interface OtherWayProps {
  dialog: "receivable" | "points";
  label: string;
  offline: "OFFLINE_ACCOUNT" | "OFFLINE_POINTS";
  /** Why it cannot be chosen. */
  against: string | false;
}

/** A way that needs the server. */
function OtherWay({ dialog, label, offline, ...props }: OtherWayProps) {
  const reasonText = useReason();
  const dispatch = useDispatch();
  const isOffline = useSelector(selectIsInTrouble);
  const against = isOffline ? reasonText(posReason(offline)) : props.against;
  return (
    <Stack gap={4}>
      <button
        type="button"
        className="till-act"
        aria-disabled={against ? true : undefined}
        onClick={() => !against && dispatch(ticketActions.dialogOpened(dialog))}
      >
        {label}
      </button>
      {against && <p className="form-text">{against}</p>}
    </Stack>
  );
}

/** The parts that are paid: each can be taken back as long as the ticket is open. */
export function PaidParts({ till }: { till: Till }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { payments } = useSelector(selectDraft);
  const { money } = useBookingFormat(till.property);
  if (payments.length === 0) return null;
  return (
    <ul aria-label={text("sale.paidParts")}>
      {payments.map(({ id, method, amount }) => {
        const part = text("sale.part", { method: text(`tickets.method.${method}`), amount: money(amount) });
        return (
          <Row as="li" key={id} justify="between" gap={8}>
            <span>{part}</span>
            <IconButton
              label={text("sale.takeBack", { part })}
              icon={CloseIcon}
              size={18}
              onClick={() => dispatch(ticketActions.paymentTakenBack(id))}
            />
          </Row>
        );
      })}
    </ul>
  );
}
