import "../base/longChoice.scss";

import { useFormikContext } from "formik";

import type { BillingDocument } from "@/contract/billing/billingDocument";
import { documentTaxes, grossOf, joinedTaxes } from "@/domain/billing/documentTaxes";
import { customerFaults } from "@/domain/billing/issueRules";
import { ActionForm } from "@/shared/actions/ActionForm";
import { OverLimitField, overLimit } from "@/shared/billing/OverLimitField";
import { Parts } from "@/shared/billing/Parts";
import { PartyFields } from "@/shared/billing/PartyFields";
import { partyIn, partyValues } from "@/shared/billing/partyValues";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";
import { Facts } from "@/shared/ui/layout/Facts";

import type { DocumentDialogProps } from "./CorrectDialog";
import { useTaxSums } from "./useTaxSums";

/** Asks for whom the full invoice is, and proposes whom the stay bills. It may replace other tickets of the stay, too. */
export function ExchangeDialog({ dialog, document }: DocumentDialogProps) {
  const { text } = useText();
  const others: string[] = [];
  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text("billing.action.exchange"), document.number]}
      submitLabel={text("billing.action.issue")}
      initialValues={{ ...partyValues(document.buyer), others, overrideReason: "" }}
      faultsOf={(values) => customerFaults(partyIn(values))}
      inputOf={({ others: chosen, overrideReason, ...values }) => ({
        customer: partyIn(values),
        ...(chosen.length > 0 && { others: chosen }),
        ...overLimit({ overrideReason }),
      })}
    >
      {() => (
        <>
          <Tickets document={document} />
          <PartyFields />
          <OverLimitField reasons={dialog.reasons} />
        </>
      )}
    </ActionForm>
  );
}

/** The tickets that the invoice replaces: the pressed one always, others by a tick; and what they come to. */
function Tickets({ document }: { document: BillingDocument }) {
  const { text } = useText();
  const { money, date } = useBookingFormat(useProperty());
  const sumsOf = useTaxSums();
  const { values, setFieldValue } = useFormikContext<{ others: string[] }>();
  const { alike = [] } = document;
  if (alike.length === 0) return null;
  const { others } = values;
  const isChosen = (id: string) => id === document.id || others.includes(id);
  const toggle = (id: string) =>
    void setFieldValue("others", others.includes(id) ? others.filter((one) => one !== id) : [...others, id]);
  const { left = document.lines } = document;
  const tickets = [{ ...document, total: grossOf(left), taxes: documentTaxes(left) }, ...alike];
  const isAll = alike.every(({ id }) => others.includes(id));
  const toggleAll = () => void setFieldValue("others", isAll ? [] : alike.map(({ id }) => id));
  const taxes = joinedTaxes(tickets.filter(({ id }) => isChosen(id)).flatMap((ticket) => ticket.taxes));
  const total = taxes.reduce((sum, { gross }) => sum + gross, 0);
  return (
    <fieldset>
      <legend className="form-label">{text("billing.exchanged")}</legend>
      {alike.length > 1 && (
        <Check
          label={text("billing.allTickets", { count: tickets.length })}
          checked={isAll}
          isMixed={!isAll}
          onChange={toggleAll}
        />
      )}
      <div className="long-choice">
        {tickets.map(({ id, number, issuedOn, total: its }) => (
          <Check
            key={id}
            label={<Parts parts={[number, date(issuedOn), money(its)]} />}
            checked={isChosen(id)}
            disabled={id === document.id}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      <Facts
        shape="sums"
        aria-live="polite"
        facts={[...sumsOf(taxes), { label: text("billing.total"), value: money(total), isTotal: true }]}
      />
    </fieldset>
  );
}
