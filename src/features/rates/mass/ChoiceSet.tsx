import { useReason } from "@/shared/i18n/useReason";
import { rateReason } from "@/domain/rates/rateReasons";
import { Check } from "@/shared/ui/fields/switches/Check";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { Row } from "@/shared/ui/layout/Row";

interface ChoiceSetProps {
  label: string;
  choices: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several of a few choices, one at least. */
export function ChoiceSet({ label, choices, chosen, onChange }: ChoiceSetProps) {
  const reasonText = useReason();
  const toggled = (value: string) =>
    choices.map(([one]) => one).filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <fieldset className="field">
      <legend className="form-label">{label}</legend>
      <Row gap={12} rowGap={4} wraps>
        {choices.map(([value, words]) => (
          <Check
            key={value}
            label={<bdi>{words}</bdi>}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(value))}
          />
        ))}
      </Row>
      <FieldProblem
        id={`rates-${choices[0]?.[0] ?? ""}-none`}
        problem={chosen.length === 0 ? reasonText(rateReason("RATE_NONE_CHOSEN")) : undefined}
      />
    </fieldset>
  );
}
