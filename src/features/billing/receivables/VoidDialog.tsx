import "../base/longChoice.scss";

import { useFormikContext } from "formik";
import { useId } from "react";
import { generatePath } from "react-router-dom";

import { documentLimits } from "@/contract/billing/billingDocument";
import type { AccountPayment, ReceivableAccount } from "@/contract/billing/receivable";
import { voidFaults } from "@/domain/billing/voidedPayments";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { Parts } from "@/shared/billing/Parts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { ReceivableInput } from "./receivableRecord";

export interface VoidDialogProps {
  dialog: OpenDialog<ReceivableInput>;
  account: ReceivableAccount;
}

/** The payments of an account, of which one was booked by mistake. The only one that can be voided is proposed. */
export function VoidDialog({ dialog, account: { customer, payments } }: VoidDialogProps) {
  const { text } = useText();
  const voidable = payments.filter(({ reasons }) => reasons.length === 0);
  return (
    <ActionForm
      dialog={dialog}
      title={[text("receivables.void"), customer.name]}
      initialValues={{ paymentId: voidable.length === 1 ? voidable[0]!.id : "", reason: "" }}
      faultsOf={(values) => voidFaults(values, payments)}
      inputOf={(values) => values}
    >
      {() => (
        <>
          <p>{text("receivables.voidHint")}</p>
          <Payments payments={payments} />
          <NotesField name="reason" label={text("billing.reason")} limit={documentLimits.reason} />
        </>
      )}
    </ActionForm>
  );
}

function Payments({ payments }: Pick<ReceivableAccount, "payments">) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<{ paymentId: string }>();
  const problem = useFieldProblem("paymentId");
  const problemId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
    >
      <legend className="form-label">{text("billing.payments")}</legend>
      <Stack gap={8} className="long-choice">
        {payments.map((payment) => (
          <Stack key={payment.id} gap={4}>
            <ChoiceCard
              name="paymentId"
              value={payment.id}
              isChosen={values.paymentId === payment.id}
              isUnavailable={payment.reasons.length > 0}
              isDisabled={payment.reasons.length > 0}
              onChoose={() => void setFieldValue("paymentId", payment.id)}
            >
              <PaymentWords payment={payment} />
            </ChoiceCard>
            <Stays folios={payment.folios} />
          </Stack>
        ))}
      </Stack>
      <FieldProblem id={problemId} problem={problem} />
    </fieldset>
  );
}

/** When and how it was paid, and what has become of it. */
function PaymentWords({ payment }: { payment: AccountPayment }) {
  const { text } = useText();
  const { money, date, dayAndTime } = useBookingFormat(useProperty());
  const { method, amount, by, reference, shares, unapplied, voided, reasons } = payment;
  const facts = [
    by,
    reference,
    ...shares.map((share) => `${share.number}: ${money(share.amount)}`),
    unapplied > 0 ? text("receivables.rest", { amount: money(unapplied) }) : undefined,
  ];
  return (
    <>
      <span className="choice-card-name">
        <Parts parts={[date(payment.date), text(`booking.method.${method}`)]} />
      </span>
      <bdi className="choice-card-price">{money(amount)}</bdi>
      <Muted as="span" size={13} className="choice-card-detail">
        <Parts parts={facts} />
      </Muted>
      {voided ? (
        <span className="choice-card-detail" dir="auto">
          {text("receivables.voided", { by: voided.by, date: dayAndTime(voided.at), reason: voided.reason })}
        </span>
      ) : (
        reasons.length > 0 && (
          <span className="choice-card-detail">
            <Reasons reasons={reasons} isQuiet />
          </span>
        )
      )}
    </>
  );
}

/** Where money goes back that has reached a folio. */
function Stays({ folios }: Pick<AccountPayment, "folios">) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  return folios.map(({ reservationId, amount }) => (
    <PathLink key={reservationId} to={generatePath(paths.reservation, { id: reservationId })}>
      {text("receivables.folio", { reservation: reservationId, amount: money(amount) })}
    </PathLink>
  ));
}
