import { useFormikContext } from "formik";
import type { ComponentType } from "react";

import { type Complaint, type ComplaintAction, compensationKinds } from "@/contract/guests/complaint";
import type { ComplaintActFields, ComplaintInputs } from "@/contract/guests/complaintActs";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { isCivilDate } from "@/domain/civilDate";
import { answerBy, formAnswerDays } from "@/domain/complaints/complaintDeadline";
import { actFaults, isOverLimit } from "@/domain/complaints/complaintFaults";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Warning } from "@/shared/ui/states/Warning";

type ComplaintAct = Act<ComplaintAction, ComplaintActFields, Complaint>;

const pressed = (action: ComplaintAction): ComplaintAct => ({ action, label: `complaints.action.${action}` });

const asking = <Action extends ComplaintAction>(
  action: Action,
  Fields: ComponentType<{ complaint: Complaint }>,
  inputOf: Asked<Action>["inputOf"],
): ComplaintAct => ({
  ...pressed(action),
  renderDialog: (dialog, complaint) => <ComplaintDialog {...{ dialog, action, complaint, Fields, inputOf }} />,
});

/** Everything that can be done with a complaint, in the order of the buttons. */
export const complaintActs: ComplaintAct[] = [
  { ...pressed("approve"), isPrimary: ({ unapproved }) => unapproved > 0 },
  { ...pressed("start"), isPrimary: ({ state }) => state === "open" },
  {
    ...asking(
      "resolve",
      () => <ReasonField name="solution" />,
      ({ solution }) => ({ solution }),
    ),
    isPrimary: () => true,
  },
  asking("followUp", FollowUpField, ({ followUpOn }) => ({ followUpOn: dateIn(followUpOn) })),
  pressed("close"),
  asking(
    "reopen",
    () => <ReasonField />,
    ({ reason }) => ({ reason }),
  ),
  asking("compensate", CompensationFields, ({ kind, amount, reason }, locale) => ({
    kind: compensationKinds.find((one) => one === kind),
    amount: centsOf(amount, locale),
    reason,
  })),
  pressed("inform"),
  asking("officialForm", OfficialFormFields, ({ formNumber, receivedOn }) => ({
    formNumber,
    receivedOn: dateIn(receivedOn),
  })),
];

const nothing = { solution: "", reason: "", followUpOn: "", kind: "", amount: "", formNumber: "", receivedOn: "" };

type Values = typeof nothing;

interface Asked<Action extends ComplaintAction> {
  action: Action;
  Fields: ComponentType<{ complaint: Complaint }>;
  /** As the server takes it. */
  inputOf: (typed: Values, locale: string) => Partial<ComplaintInputs[Action]>;
}

interface ComplaintDialogProps<Action extends ComplaintAction> extends Asked<Action> {
  dialog: OpenDialog<ComplaintActFields>;
  complaint: Complaint;
}

/** Asks for what an act needs. Faults are told beside their fields, by the rules of the server. */
function ComplaintDialog<Action extends ComplaintAction>(props: ComplaintDialogProps<Action>) {
  const { dialog, action, complaint, Fields, inputOf } = props;
  const { text } = useText();
  const { locale } = useLanguage();
  const property = useProperty();
  return (
    <ActionForm
      dialog={dialog}
      title={[text(`complaints.action.${action}`), complaint.id]}
      initialValues={{ ...nothing, receivedOn: property.businessDate }}
      faultsOf={(values) => actFaults(action, inputOf(values, locale), complaint.compensation, property)}
      inputOf={(values) => inputOf(values, locale)}
    >
      {() => <Fields complaint={complaint} />}
    </ActionForm>
  );
}

function ReasonField({ name = "reason" }: { name?: "reason" | "solution" }) {
  const { text } = useText();
  return <NotesField name={name} label={text(`complaints.${name}`)} limit={noteLimits.letters} />;
}

function FollowUpField() {
  const { text } = useText();
  const { businessDate } = useProperty();
  return (
    <DateField name="followUpOn" label={text("complaints.followUpOn")} minDate={businessDate} today={businessDate} />
  );
}

function CompensationFields({ complaint: { compensation } }: { complaint: Complaint }) {
  const { text } = useText();
  const { money } = useFormat();
  const { locale } = useLanguage();
  const property = useProperty();
  const { currency } = property;
  const cents = centsOf(useFormikContext<Values>().values.amount, locale);
  return (
    <>
      <ChoiceField
        name="kind"
        label={text("complaints.kind")}
        none={text("field.choose")}
        choices={compensationKinds}
        wordsOf={(kind) => text(`complaints.kind.${kind}`)}
      />
      <TextField name="amount" label={text("complaints.amount", { currency })} inputMode="decimal" />
      {isOverLimit(cents, compensation, property) && (
        <>
          <ReasonField />
          <Warning>{text("reason.COMPENSATION_UNAPPROVED", { amount: money({ cents, currency }) })}</Warning>
        </>
      )}
    </>
  );
}

function OfficialFormFields() {
  const { text } = useText();
  const { date } = useFormat();
  const { businessDate } = useProperty();
  const receivedOn = dateIn(useFormikContext<Values>().values.receivedOn);
  return (
    <>
      <TextField name="formNumber" label={text("complaints.formNumber")} dir="auto" />
      <DateField name="receivedOn" label={text("complaints.receivedOn")} today={businessDate} />
      {isCivilDate(receivedOn) && (
        <p className="form-text">
          {text("complaints.answerBy", { date: date(answerBy(receivedOn)), days: formAnswerDays })}
        </p>
      )}
    </>
  );
}
