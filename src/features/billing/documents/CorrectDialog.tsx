import { useFormikContext } from "formik";

import { type BillingDocument, documentLimits } from "@/contract/billing/billingDocument";
import { correctiveKinds } from "@/contract/billing/documentKinds";
import { billingReason, isSimplified } from "@/domain/billing/documentKinds";
import { correctionOf, type WrongPart, wrongParts } from "@/domain/billing/correction";
import { customerFaults, reasonFaults } from "@/domain/billing/issueRules";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { OverLimitField, overLimit } from "@/shared/billing/OverLimitField";
import { PartyFields } from "@/shared/billing/PartyFields";
import { partyIn, type PartyValues, partyValues } from "@/shared/billing/partyValues";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TextField } from "@/shared/ui/fields/TextField";

import type { DocumentActInput } from "./documentRecord";

export interface DocumentDialogProps {
  dialog: OpenDialog<DocumentActInput>;
  document: BillingDocument;
}

const modes = ["I", "S"] as const;

/** Values of the form; an amount has the name of its line, `amount3`. */
type Values = Record<string, string> &
  PartyValues &
  Record<"cause" | "mode" | "wrong" | "reason" | "overrideReason", string>;

/**
 * Begins with what is wrong, which chooses the kind and the form; a person may choose others where the law has more than one.
 * A ticket is corrected by differences alone.
 */
export function CorrectDialog({ dialog, document }: DocumentDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { currency } = useProperty();
  const { date } = useBookingFormat(useProperty());
  const { kind, number, left: lines = document.lines, customer } = document;
  const hasKinds = kind !== "proforma" && kind !== "receipt" && !isSimplified(kind);
  const fields = lines.map((line, place) => ({ name: `amount${place}`, line }));
  const initialValues: Values = {
    ...Object.fromEntries(fields.map((field) => [field.name, typedCents(field.line.amount, locale)])),
    ...partyValues(customer),
    ...correctionOf("all"),
    wrong: "all",
    reason: "",
    overrideReason: "",
  };

  const changedIn = (values: Values) =>
    lines.flatMap(({ amount }, place) => {
      const to = centsOf(values[`amount${place}`] ?? "", locale);
      return to === amount ? [] : [{ place, amount: to }];
    });
  const isRight = ({ place, amount }: { place: number; amount: number }) => {
    const before = lines[place]!.amount;
    return before < 0 ? amount >= before && amount <= 0 : amount >= 0 && amount <= before;
  };

  function faultsOf(values: Values) {
    const changed = values.wrong === "amount" ? changedIn(values) : [];
    const wrong = changed.find((line) => !isRight(line));
    const isNone = values.wrong === "amount" && changed.length === 0;
    return [
      ...(wrong || isNone ? [{ field: `amount${wrong?.place ?? 0}`, reason: billingReason("CORRECTION_LINES") }] : []),
      ...(customer && values.mode === "S" ? customerFaults(partyIn(values)) : []),
      ...reasonFaults(values),
    ];
  }

  const inputOf = (values: Values) => ({
    mode: modes.find((mode) => mode === values.mode),
    reason: values.reason,
    ...(hasKinds && { cause: correctiveKinds.find((cause) => cause === values.cause) }),
    ...(customer && values.mode === "S" && { customer: partyIn(values) }),
    ...(values.wrong === "amount" && { lines: changedIn(values) }),
    ...overLimit(values),
  });

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text("billing.action.correct"), number]}
      initialValues={initialValues}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {({ mode, wrong }) => (
        <>
          <WrongField parts={wrongParts.filter((part) => part !== "customer" || (hasKinds && customer))} />
          {hasKinds && (
            <ChoiceField
              name="cause"
              label={text("billing.cause")}
              choices={correctiveKinds}
              wordsOf={(cause) => text(`billing.cause.${cause}`)}
            />
          )}
          {hasKinds && wrong === "amount" && (
            <ChoiceField
              name="mode"
              label={text("billing.mode")}
              choices={modes}
              wordsOf={(one) => text(`billing.mode.${one}`)}
            />
          )}
          {mode === "S" && customer && <PartyFields />}
          {wrong === "amount" &&
            fields.map((field) => (
              <TextField
                key={field.name}
                name={field.name}
                label={text("billing.lineAmount", {
                  concept: `${date(field.line.date)} · ${field.line.concept}`,
                  currency,
                })}
                inputMode="decimal"
              />
            ))}
          <NotesField name="reason" label={text("billing.reason")} limit={documentLimits.reason} />
          <OverLimitField reasons={dialog.reasons} />
        </>
      )}
    </ActionForm>
  );
}

/** Asks for the part that is wrong; the kind and the form follow from it. */
function WrongField({ parts }: { parts: readonly WrongPart[] }) {
  const { text } = useText();
  const { setValues } = useFormikContext<Values>();
  return (
    <ChoiceField
      name="wrong"
      label={text("billing.wrong")}
      choices={parts}
      wordsOf={(part) => text(`billing.wrong.${part}`)}
      onChoose={(part) => part && void setValues((values) => ({ ...values, wrong: part, ...correctionOf(part) }))}
    />
  );
}
