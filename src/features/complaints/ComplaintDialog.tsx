import { useSelector } from "react-redux";

import { type Complaint, type ComplaintActInput, compensationKinds } from "@/contract/guests/complaint";
import type { Property } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservations";
import { answerBy, formAnswerDays } from "@/domain/complaints/complaintDeadline";
import { actFaults, isOverLimit } from "@/domain/complaints/complaintFaults";
import { isCivilDate } from "@/domain/civilDate";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Warning } from "@/shared/ui/states/Warning";

import { complaintActions } from "./complaintRecord";

/** The actions that need more than a press. */
export const asking = ["resolve", "followUp", "reopen", "compensate", "officialForm"] as const;

interface ComplaintDialogProps {
  dialog: OpenDialog<ComplaintActInput>;
  action: (typeof asking)[number];
  complaint: Complaint;
  property: Property;
}

const nothing = { solution: "", reason: "", followUpOn: "", kind: "", amount: "", formNumber: "", receivedOn: "" };

type Values = typeof nothing;

/** What is typed, as the server takes it. */
const inputOf = (
  { kind, amount, followUpOn, receivedOn, ...words }: Values,
  locale: string,
): Partial<ComplaintActInput> => ({
  ...Object.fromEntries(Object.entries(words).filter(([, typed]) => typed !== "")),
  kind: compensationKinds.find((one) => one === kind),
  amount: amount === "" ? undefined : centsOf(amount, locale),
  followUpOn: dateIn(followUpOn),
  receivedOn: dateIn(receivedOn),
});

/** Asks for what an action needs; what is wrong is said beside its field, by the rules of the server. */
export function ComplaintDialog({ dialog, action, complaint: { id, compensation }, property }: ComplaintDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money, date } = useFormat();
  const reasonText = useReason();
  const refusal = useSelector(complaintActions.selectors.selectRefusal);
  const { businessDate, currency } = property;
  const label = text(`complaints.action.${action}`);

  function problemsOf(values: Values) {
    const faults = actFaults(action, inputOf(values, locale), compensation, property);
    return Object.fromEntries(faults.map(({ field, reason }) => [field, { text: reasonText(reason) }]));
  }

  const reason = <NotesField name="reason" label={text("complaints.reason")} limit={noteLimits.letters} />;
  return (
    <ActionForm
      dialog={dialog}
      title={`${label} · ${id}`}
      submitLabel={label}
      initialValues={{ ...nothing, receivedOn: businessDate }}
      problemsOf={problemsOf}
      inputOf={(values) => inputOf(values, locale)}
      refused={refusal?.fields}
    >
      {({ amount, receivedOn }) => (
        <>
          {action === "resolve" && (
            <NotesField name="solution" label={text("complaints.solution")} limit={noteLimits.letters} />
          )}
          {action === "reopen" && reason}
          {action === "followUp" && (
            <DateField
              name="followUpOn"
              label={text("complaints.followUpOn")}
              minDate={businessDate}
              today={businessDate}
            />
          )}
          {action === "compensate" && (
            <>
              <SelectField name="kind" label={text("complaints.kind")}>
                <option value="">{text("complaints.choose")}</option>
                {compensationKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {text(`complaints.kind.${kind}`)}
                  </option>
                ))}
              </SelectField>
              <TextField name="amount" label={text("complaints.amount", { currency })} inputMode="decimal" />
              {isOverLimit(centsOf(amount, locale), compensation, property) && (
                <>
                  {reason}
                  <Warning>
                    {text("reason.COMPENSATION_UNAPPROVED", {
                      amount: money({ cents: centsOf(amount, locale), currency }),
                    })}
                  </Warning>
                </>
              )}
            </>
          )}
          {action === "officialForm" && (
            <>
              <TextField name="formNumber" label={text("complaints.formNumber")} dir="auto" />
              <DateField name="receivedOn" label={text("complaints.receivedOn")} today={businessDate} />
              {isCivilDate(dateIn(receivedOn)) && (
                <p className="form-text">
                  {text("complaints.answerBy", { date: date(answerBy(dateIn(receivedOn))), days: formAnswerDays })}
                </p>
              )}
            </>
          )}
        </>
      )}
    </ActionForm>
  );
}
