import { useField, useFormikContext } from "formik";
import { type FocusEvent, useRef } from "react";

import { messageLimits } from "@/contract/guests/guestMessage";
import { templateVariables } from "@/contract/guests/messageTemplate";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { templateFaults, written } from "@/domain/guestMessages/templates";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface VariableTextsProps {
  /** Before the names of its fields: "" or `texts.es.`. */
  place: string;
  hasSubject: boolean;
}

/** Subject and text with a button for each variable, which writes it where the caret was. */
export function VariableTexts({ place, hasSubject }: VariableTextsProps) {
  const { text } = useText();
  const { setFieldValue } = useFormikContext();
  const around = useRef<HTMLDivElement>(null);
  const last = useRef<TextInput>(null);

  function note({ target }: FocusEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
  }

  function write(variable: string) {
    const field = last.current?.isConnected ? last.current : around.current?.querySelector("textarea");
    if (!field) return;
    field.setRangeText(written(variable), field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    void setFieldValue(field.name, field.value);
    field.focus();
  }

  return (
    <Stack gap={12} ref={around} className="variable-texts" onFocus={note}>
      {hasSubject && (
        <VariableText
          name={`${place}subject`}
          label={text("guestContact.subject")}
          limit={messageLimits.subjectLetters}
        />
      )}
      <VariableText name={`${place}body`} label={text("guestContact.body")} limit={noteLimits.letters} rows={7} />
      <Row gap={6} wraps role="group" aria-label={text("guestContact.variables")}>
        {templateVariables.map((variable) => (
          <button key={variable} type="button" className="btn btn-quiet btn-sm" onClick={() => write(variable)}>
            {text(`guestContact.variable.${variable}`)}
          </button>
        ))}
      </Row>
    </Stack>
  );
}

interface VariableTextProps {
  name: string;
  label: string;
  /** The most letters that it may have: from four fifths on it counts them. */
  limit: number;
  /** Of a longer text. */
  rows?: number;
}

/** A text whose variables are checked while it is typed. */
function VariableText({ name, label, limit, rows }: VariableTextProps) {
  const reasonText = useReason();
  const [{ value, ...field }] = useField<string>(name);
  const refused = useFieldProblem(name);
  const [fault] = templateFaults(value);
  const problem = fault ? reasonText(fault) : refused;
  return (
    <LabelledControl label={label} problem={problem}>
      {(control) => {
        const common = {
          ...field,
          ...control,
          value,
          dir: "auto",
          autoComplete: "off",
          className: problem ? "form-control is-invalid" : "form-control",
        };
        return (
          <>
            {rows ? <textarea {...common} rows={rows} /> : <input {...common} />}
            {value.length > limit * 0.8 && (
              <div className="form-text" dir="ltr">
                {value.length} / {limit}
              </div>
            )}
          </>
        );
      }}
    </LabelledControl>
  );
}
