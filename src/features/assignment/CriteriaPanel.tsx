import { useId } from "react";

import { type Criteria, type Criterion, criterionNames, isWeight, weights } from "@/domain/assignment/criteria";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Columns } from "@/shared/ui/layout/Columns";

interface CriteriaPanelProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** How much each criterion counts, and what is not to be touched. */
export function CriteriaPanel({ criteria, onChange }: CriteriaPanelProps) {
  const { text } = useText();

  function weigh(name: Criterion, weight: number) {
    if (isWeight(weight)) onChange({ ...criteria, weights: { ...criteria.weights, [name]: weight } });
  }

  return (
    <details className="assignment-criteria">
      <summary>{text("assignment.criteria")}</summary>
      <p className="form-text">{text("assignment.criteriaHint")}</p>
      <Columns least={15} keepsWidth gap={16} rowGap={12} before={8} after={12} align="end">
        {criterionNames.map((name) => (
          <ChoiceControl
            key={name}
            label={text(`assignment.criterion.${name}`)}
            value={String(criteria.weights[name])}
            choices={weights.map((weight) => [String(weight), text(`assignment.weight.${weight}`)])}
            onChange={(weight) => weigh(name, Number(weight))}
          />
        ))}
      </Columns>
      <Choice
        label={text("assignment.keepsRooms")}
        isChosen={criteria.keepsRooms}
        onChoose={(keepsRooms) => onChange({ ...criteria, keepsRooms })}
      />
      <Choice
        label={text("assignment.upgrades")}
        isChosen={criteria.upgrades}
        onChoose={(upgrades) => onChange({ ...criteria, upgrades })}
      />
    </details>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="form-check assignment-choice">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
