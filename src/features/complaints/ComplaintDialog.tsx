import { useState } from "react";
import { useSelector } from "react-redux";

import type { Property } from "@/contract/property";
import { type Complaint, type ComplaintActInput, compensationKinds } from "@/contract/complaint";
import { answerBy } from "@/domain/complaints/complaintDeadline";
import { actFaults, compensationLimit } from "@/domain/complaints/complaintFaults";
import { isCivilDate } from "@/domain/civilDate";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { type Control, LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { Warning } from "@/shared/ui/Warning";

import { complaintActions } from "./complaintRecord";

/** The actions that need more than a press. */
export const asking = ["resolve", "followUp", "reopen", "compensate", "officialForm"] as const;

type Field = keyof ComplaintActInput;

/** What each asks for; a compensation above the limit for its reason, too. */
const fieldsFor: Record<(typeof asking)[number], Field[]> = {
  resolve: ["solution"],
  followUp: ["followUpOn"],
  reopen: ["reason"],
  compensate: ["kind", "amount", "reason"],
  officialForm: ["formNumber", "receivedOn"],
};

interface ComplaintDialogProps {
  dialog: OpenDialog<ComplaintActInput>;
  action: (typeof asking)[number];
  complaint: Complaint;
  property: Property;
}

/** Asks for what an action needs; what is wrong is said beside its field, by the rules of the server. */
export function ComplaintDialog({ dialog, action, complaint: { id }, property }: ComplaintDialogProps) {
  const { text, say } = useText();
  const { money, date } = useFormat();
  const reasonText = useReason();
  const { businessDate, currency } = property;
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({ receivedOn: businessDate });
  const [sent, setSent] = useState(typed);
  const refusal = useSelector(complaintActions.selectors.selectRefusal);

  const amount = centsOf(typed.amount ?? "");
  const kind = compensationKinds.find((one) => one === typed.kind);
  const isAbove = action === "compensate" && amount > compensationLimit;
  const fields = fieldsFor[action].filter((field) => field !== "reason" || action === "reopen" || isAbove);
  const asked = Object.fromEntries(fields.map((field) => [field, typed[field]])) as Partial<ComplaintActInput>;
  const input = action === "compensate" ? { ...asked, kind, amount } : asked;
  const faults = actFaults(action, input, { businessDate, currency });

  function problemOf(field: Field, isChecked: boolean) {
    const fault = faults.find((one) => one.field === field);
    if (fault) return isChecked ? reasonText(fault.reason) : undefined;
    const refused = refusal?.fields[field];
    return refused && sent[field] === typed[field] ? say(refused) : undefined;
  }

  function control(field: Field, { className, ...common }: Control & { className: string }) {
    const value = typed[field] ?? "";
    const change = { value, onChange: (event: { target: { value: string } }) => type(field, event.target.value) };
    if (field === "kind") {
      return (
        <select {...common} {...change} className={className.replace("form-control", "form-select")}>
          <option value="">{text("complaints.choose")}</option>
          {compensationKinds.map((one) => (
            <option key={one} value={one}>
              {text(`complaints.kind.${one}`)}
            </option>
          ))}
        </select>
      );
    }
    if (field === "solution" || field === "reason")
      return <textarea {...common} {...change} className={className} rows={3} dir="auto" />;
    const isDate = field === "followUpOn" || field === "receivedOn";
    const isAmount = field === "amount";
    return (
      <input
        {...common}
        {...change}
        className={className}
        type={isDate ? "date" : "text"}
        inputMode={isAmount ? "decimal" : undefined}
        dir={isDate || isAmount ? undefined : "auto"}
        autoComplete="off"
      />
    );
  }

  const type = (field: Field, value: string) => setTyped({ ...typed, [field]: value });
  const received = typed.receivedOn ?? "";
  return (
    <ActionDialog
      dialog={dialog}
      title={`${text(`complaints.action.${action}`)} · ${id}`}
      submitLabel={text(`complaints.action.${action}`)}
      isComplete={faults.length === 0}
      onSubmit={() => {
        setSent(typed);
        dialog.act(input);
      }}
    >
      {(isChecked) => (
        <>
          {fields.map((field) => {
            const problem = problemOf(field, isChecked);
            const className = problem ? "form-control is-invalid" : "form-control";
            const label = field === "amount" ? text("complaints.amount", { currency }) : text(`complaints.${field}`);
            return (
              <LabelledControl key={field} label={label} problem={problem}>
                {(common) => control(field, { ...common, className })}
              </LabelledControl>
            );
          })}
          {isAbove && (
            <Warning>{text("reason.COMPENSATION_UNAPPROVED", { amount: money({ cents: amount, currency }) })}</Warning>
          )}
          {action === "officialForm" && isCivilDate(received) && (
            <p className="form-text">{text("complaints.answerBy", { date: date(answerBy(received)) })}</p>
          )}
        </>
      )}
    </ActionDialog>
  );
}

/** "12,50" and "12.50" are 1250; 0 where it is no amount. */
function centsOf(typed: string): number {
  const amount = Number(typed.trim().replace(",", "."));
  return Number.isFinite(amount) ? Math.round(amount * 100) : 0;
}
