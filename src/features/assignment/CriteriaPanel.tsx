import { type Criteria, type Criterion, criterionNames, isWeight, weights } from "@/domain/assignment/criteria";
import { useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";
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
      {(["makesRoom", "movesRooms", "upgrades"] as const).map((name) => (
        <Check
          key={name}
          className="assignment-choice"
          label={text(`assignment.${name}`)}
          checked={criteria[name]}
          onChange={({ target }) => onChange({ ...criteria, [name]: target.checked })}
        />
      ))}
    </details>
  );
}
