import { useFormikContext } from "formik";
import { useState } from "react";
import { useSelector } from "react-redux";

import type { AccountBilling, BillableWindow } from "@/contract/billing/accountBilling";
import { customerFaults } from "@/domain/billing/issueRules";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";

import { PartyFields } from "./PartyFields";
import { type BillInput, stayBilling } from "./stayBilling";

interface BillStayDialogProps {
  dialog: OpenDialog<BillInput>;
  reservationId: string;
  windows: readonly BillableWindow[];
  nameOf: WindowChoiceProps["nameOf"];
}

const kinds = ["ticket", "full", "proforma"] as const;
const rest = "rest";

const isOpen = ({ total, corrections }: BillableWindow) => total !== 0 || corrections !== 0;

/** The windows in which something can be billed: the rest of it, or a payment on account. */
export const billableIn = ({ windows }: AccountBilling) =>
  windows.filter((window) => isOpen(window) || openDeposits(window).length > 0);

const openDeposits = ({ deposits }: BillableWindow) => deposits.filter(({ document }) => document === "");

const whatIn = (window: BillableWindow) => [
  ...(isOpen(window) ? [rest] : []),
  ...openDeposits(window).map(({ id }) => id),
];

/** Full where all data are known, or the law wants it; a company wants it always. */
function proposedIn(window: BillableWindow) {
  const { name, taxId, address, country } = window.customer;
  const isKnown = customerFaults(window.customer).length === 0;
  const isFull = isKnown || window.window === "company" || window.againstTicket.length > 0;
  const what = whatIn(window)[0] ?? rest;
  return {
    window: window.window,
    name,
    taxId,
    address,
    country: country || "ES",
    as: isFull ? "full" : "ticket",
    what,
    overrideReason: "",
  };
}

type Values = ReturnType<typeof proposedIn>;

/** Asks for whom the document is, with the data that the law wants for a full invoice; a press issues it. */
export function BillStayDialog({ dialog, reservationId, windows: open, nameOf }: BillStayDialogProps) {
  const { text } = useText();
  const [asked] = useState(open);
  // what another tab has billed stays as it was asked for, until the server refuses it
  const windows = asked.map((window) => open.find((one) => one.window === window.window) ?? window);
  const { money, date } = useBookingFormat(useProperty());
  const refusal = useSelector(stayBilling.acts.selectors.selectRefusal);
  const isOverLimit = refusal?.reasons.some(({ code }) => code === "CREDIT_LIMIT");

  const windowOf = (values: Values) => windows.find(({ window }) => window === values.window) ?? windows[0]!;

  function faultsOf(values: Values) {
    const window = windowOf(values);
    if (values.as === "full") return customerFaults(values);
    if (values.as === "proforma") return [];
    return window.againstTicket.map((reason) => ({ field: "as", reason }));
  }

  function inputOf(values: Values): Partial<BillInput> {
    const { name, taxId, address, country, as, what, overrideReason } = values;
    const { window } = windowOf(values);
    const isNamed = as === "full" || name.trim() !== "";
    return {
      draft: {
        reservationId,
        window,
        ...(as !== "ticket" && isNamed && { customer: { name, taxId, address, country } }),
        ...(what !== rest && { depositId: what }),
        ...(as === "proforma" && { isProforma: true }),
      },
      ...(overrideReason && { overrideReason }),
    };
  }

  const wordsOf = (window: BillableWindow) => (what: string) => {
    const deposit = window.deposits.find(({ id }) => id === what);
    if (deposit) return text("invoice.deposit", { date: date(deposit.date), amount: money(deposit.amount) });
    return text("invoice.rest", { amount: money(window.total) });
  };

  return (
    <ActionForm
      dialog={dialog}
      title={text("invoice.bill")}
      submitLabel={text("invoice.issue")}
      initialValues={proposedIn(windows[0]!)}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {(values) => {
        const window = windowOf(values);
        return (
          <>
            {windows.length > 1 && <WindowChoice windows={windows} nameOf={nameOf} />}
            <ChoiceField name="what" label={text("invoice.what")} choices={whatIn(window)} wordsOf={wordsOf(window)} />
            {window.corrections !== 0 && (
              <p className="form-text">{text("invoice.correctionsToo", { amount: money(window.corrections) })}</p>
            )}
            <ChoiceField
              name="as"
              label={text("invoice.as")}
              choices={kinds}
              wordsOf={(kind) => text(`invoice.as.${kind}`)}
            />
            {values.as !== "ticket" && <PartyFields />}
            {isOverLimit && <TextField name="overrideReason" label={text("invoice.overLimitReason")} dir="auto" />}
          </>
        );
      }}
    </ActionForm>
  );
}

interface WindowChoiceProps {
  windows: readonly BillableWindow[];
  /** The guest, or who is billed. */
  nameOf: (window: BillableWindow["window"]) => string;
}

/** Each window has a payer of its own, and other things to bill. */
function WindowChoice({ windows, nameOf }: WindowChoiceProps) {
  const { text } = useText();
  const { setValues } = useFormikContext<Values>();
  const choose = (chosen: string | undefined) => {
    const window = windows.find((one) => one.window === chosen);
    if (window) void setValues(proposedIn(window));
  };
  return (
    <ChoiceField
      name="window"
      label={text("booking.window")}
      choices={windows.map(({ window }) => window)}
      wordsOf={nameOf}
      onChoose={choose}
    />
  );
}
