import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { useText } from "@/shared/i18n/useText";

interface VersusFieldProps {
  name: string;
  label: string;
  /** Whose value it is, and the value in words; "" for nothing. */
  sides: readonly [VersusSide, VersusSide];
  chosen: 0 | 1;
  onChoose: (side: 0 | 1) => void;
}

interface VersusSide {
  whose: string;
  words: string;
}

/** Two values of a field, side by side, to choose from. */
export function VersusField({ name, label, sides, chosen, onChoose }: VersusFieldProps) {
  const { text } = useText();
  return (
    <fieldset className="record-versus">
      <legend>{label}</legend>
      {([0, 1] as const).map((side) => (
        <ChoiceCard key={side} name={name} isChosen={chosen === side} onChoose={() => onChoose(side)}>
          <span className="choice-card-detail">{sides[side].whose}</span>
          <bdi className="choice-card-name">{sides[side].words || text("record.nothing")}</bdi>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
