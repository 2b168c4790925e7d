import { useId } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

interface AnswerFieldProps<Answer extends string> {
  label: MessageId;
  value: Answer;
  /** With their texts. */
  answers: Record<Answer, MessageId>;
  onChange: (value: Answer) => void;
}

/** How somebody outside answers what is sent from now on. */
export function AnswerField<Answer extends string>({ label, value, answers, onChange }: AnswerFieldProps<Answer>) {
  const { text } = useText();
  const id = useId();
  const all = Object.keys(answers) as Answer[];
  return (
    <div className="fault-field">
      <label htmlFor={id}>{text(label)}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={value}
        onChange={({ target }) => onChange(all.find((answer) => answer === target.value) ?? value)}
      >
        {all.map((answer) => (
          <option key={answer} value={answer}>
            {text(answers[answer])}
          </option>
        ))}
      </select>
    </div>
  );
}
