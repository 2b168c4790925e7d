import { useId } from "react";

import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useText } from "@/shared/i18n/useText";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";

interface VersusFieldProps {
  name: string;
  label: string;
  /** Whose value it is, and the value in words; "" for nothing. */
  sides: readonly [VersusSide, VersusSide];
  /** Undefined until a person chooses. */
  chosen: 0 | 1 | undefined;
  /** Why it cannot be left so, "" if it can. */
  problem?: string;
  onChoose: (side: 0 | 1) => void;
}

interface VersusSide {
  whose: string;
  words: string;
}

/** Two values of a field, side by side, to choose from. */
export function VersusField({ name, label, sides, chosen, problem = "", onChoose }: VersusFieldProps) {
  const { text } = useText();
  const id = useId();
  return (
    <Columns as="fieldset" least={15} gap={8} className="record-versus" aria-describedby={problem ? id : undefined}>
      <legend>{label}</legend>
      {([0, 1] as const).map((side) => (
        <ChoiceCard key={side} name={name} isChosen={chosen === side} onChoose={() => onChoose(side)}>
          <Muted size={13} className="choice-card-detail">
            {sides[side].whose}
          </Muted>
          <Text as="bdi" stands="start" breaksWords weight={550} className="choice-card-name">
            {sides[side].words || text("record.nothing")}
          </Text>
        </ChoiceCard>
      ))}
      <FieldProblem id={id} problem={problem} />
    </Columns>
  );
}
