import { useFormikContext } from "formik";

import type { BillableWindow } from "@/contract/billing/accountBilling";
import type { DocumentDraft } from "@/contract/billing/billingDocument";
import { customerFaults, overrideTooLong, partyTooLong } from "@/domain/billing/issueRules";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";

import { PartyFields } from "./PartyFields";
import { partyIn, type PartyValues, partyValues } from "./partyValues";
import { isBillable, isOpen, openDeposits } from "./billableWindows";

const kinds = ["ticket", "full", "receipt", "proforma"] as const;
const rest = "rest";

/** Values of the form of a document, before it is issued. */
export interface BillValues extends PartyValues {
  window: BillableWindow["window"];
  as: (typeof kinds)[number];
  /** The rest of the window, or the id of a payment on account. */
  what: string;
  overrideReason: string;
}

const whatIn = (window: BillableWindow, chosen: string) => {
  const choices = [...(isOpen(window) ? [rest] : []), ...openDeposits(window).map(({ id }) => id)];
  return choices.includes(chosen) ? choices : [chosen, ...choices];
};

/**
 * A proforma is made where something is to bill in the end, an invoice where it is to bill now, or the receipt of an indemnity;
 * the chosen one stays.
 */
const kindsIn = (window: BillableWindow, { as: chosen, what }: BillValues) =>
  kinds.filter((kind) => {
    if (kind === chosen) return true;
    if (kind === "proforma") return window.proforma !== 0;
    return isBillable(window) && (kind === "receipt") === isReceipt(window, what);
  });

const isReceipt = ({ isIndemnity }: BillableWindow, what: string) => isIndemnity && what === rest;

/** Full where all data are known, or the law wants it; a company wants it always. */
function proposedAs(window: BillableWindow, what: string): BillValues["as"] {
  if (!isBillable(window)) return "proforma";
  if (isReceipt(window, what)) return "receipt";
  const isKnown = customerFaults(window.customer).length === 0;
  return isKnown || window.window === "company" || window.againstTicket.length > 0 ? "full" : "ticket";
}

export function proposedIn(window: BillableWindow): BillValues {
  const { customer } = window;
  const what = isOpen(window) ? rest : (openDeposits(window)[0]?.id ?? rest);
  return {
    ...partyValues(customer),
    window: window.window,
    as: proposedAs(window, what),
    what,
    overrideReason: "",
  };
}

/** As a draft was saved; who it would bill is proposed where it names nobody. */
export function savedIn(draft: Omit<DocumentDraft, "reservationId">, window: BillableWindow): BillValues {
  const { customer, depositId = rest, isProforma } = draft;
  const asInvoice = customer ? "full" : "ticket";
  const as = isProforma ? "proforma" : isReceipt(window, depositId) ? "receipt" : asInvoice;
  return { ...proposedIn(window), ...(customer && partyValues(customer)), as, what: depositId };
}

/** Faults by the rules of the server. */
export function billFaults(values: BillValues, window: BillableWindow) {
  const long = overrideTooLong(values.overrideReason);
  if (values.as === "proforma" || values.as === "receipt") return [...partyTooLong(values), ...long];
  if (values.as === "full") return [...customerFaults(partyIn(values)), ...long];
  return [...window.againstTicket.map((reason) => ({ field: "as", reason })), ...long];
}

export function draftIn(values: BillValues, reservationId: string): DocumentDraft {
  const { window, name, as, what } = values;
  const isNamed = as === "full" || name.trim() !== "";
  return {
    reservationId,
    window,
    ...(as !== "ticket" && isNamed && { customer: partyIn(values) }),
    ...(what !== rest && as !== "proforma" && { depositId: what }),
    ...(as === "proforma" && { isProforma: true }),
  };
}

/** Fields of a document before it is issued: what it bills, as what, and for whom. */
export function BillFields({ window }: { window: BillableWindow }) {
  const { text } = useText();
  const { money, date } = useBookingFormat(useProperty());
  const { values, setValues } = useFormikContext<BillValues>();

  function wordsOf(what: string) {
    const deposit = window.deposits.find(({ id }) => id === what);
    if (deposit) return text("invoice.deposit", { date: date(deposit.date), amount: money(deposit.amount) });
    return text("invoice.rest", { amount: money(window.total) });
  }

  const { payer, customer } = window;
  const isOfAccount = payer && values.name === customer.name;
  const nameHint = isOfAccount ? text("invoice.nameOfAccount", { payer }) : undefined;

  const isProforma = values.as === "proforma";

  /** A payment on account has an invoice where the rest is an indemnity. */
  function choose(what = rest) {
    const isRight = isReceipt(window, what) === (values.as === "receipt");
    void setValues({ ...values, what, as: isRight ? values.as : proposedAs(window, what) });
  }

  return (
    <>
      {!isProforma && (
        <ChoiceField
          name="what"
          label={text("invoice.what")}
          choices={whatIn(window, values.what)}
          wordsOf={wordsOf}
          onChoose={choose}
        />
      )}
      {!isProforma && window.corrections !== 0 && (
        <p className="form-text">{text("invoice.correctionsToo", { amount: money(window.corrections) })}</p>
      )}
      <ChoiceField
        name="as"
        label={text("invoice.as")}
        choices={kindsIn(window, values)}
        wordsOf={(kind) => text(`invoice.as.${kind}`)}
      />
      {isProforma && <p className="form-text">{text("invoice.proformaOf", { amount: money(window.proforma) })}</p>}
      {values.as !== "ticket" && <PartyFields nameHint={nameHint} />}
    </>
  );
}
