import { useId } from "react";

import { type AgencyAnswer, agencyAnswers } from "@/contract/faults";
import { useText } from "@/shared/i18n/useText";

interface AgencyFieldProps {
  value: AgencyAnswer;
  onChange: (value: AgencyAnswer) => void;
}

/** How the tax agency answers the records that are made from now on. */
export function AgencyField({ value, onChange }: AgencyFieldProps) {
  const { text } = useText();
  const id = useId();
  const choose = (chosen: string) => onChange(agencyAnswers.find((answer) => answer === chosen) ?? value);
  return (
    <div className="fault-field">
      <label htmlFor={id}>{text("faults.agency")}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {agencyAnswers.map((answer) => (
          <option key={answer} value={answer}>
            {text(`faults.agency.${answer}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
