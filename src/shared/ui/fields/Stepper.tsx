import "./stepper.scss";

import { useText } from "@/shared/i18n/useText";

import { AddIcon, LessIcon } from "../icons";
import { Row } from "../layout/Row";
import { Text } from "../layout/Text";

interface StepperProps {
  label: string;
  /** Beside the label, such as a price. */
  detail?: string;
  /** Undefined until it was counted. */
  value: number | undefined;
  most: number;
  /** By so many at once. */
  step?: number;
  /** Where the number alone does not say it: "0,250 kg". */
  words?: string;
  /** Id of the sentence that says why it is asked for: an attempt to send without it leads to its button. */
  problemId?: string;
  onChange: (value: number) => void;
}

/** A number from 0, by a button on each side: a thumb is faster than a keyboard. */
export function Stepper({ label, detail, value, most, step = 1, words, problemId, onChange }: StepperProps) {
  const { text } = useText();
  return (
    <Row role="group" aria-label={label} gap={12} justify="between">
      <span>
        <bdi>{label}</bdi>
        {detail && <Text tone="muted"> {detail}</Text>}
      </span>
      <Row gap={8}>
        <button
          type="button"
          className="btn btn-quiet stepper-digit"
          aria-label={text("field.less", { what: label })}
          disabled={value === 0}
          onClick={() => onChange(value === undefined ? 0 : value - step)}
        >
          <LessIcon size={20} aria-hidden="true" />
        </button>
        <Text size={20} weight={600} isTabular as="output" className="stepper-digit">
          {words ?? value ?? "–"}
        </Text>
        <button
          type="button"
          className="btn btn-quiet stepper-digit"
          aria-label={text("field.more", { what: label })}
          aria-describedby={problemId}
          disabled={value !== undefined && value >= most}
          onClick={() => onChange((value ?? 0) + step)}
        >
          <AddIcon size={20} aria-hidden="true" />
        </button>
      </Row>
    </Row>
  );
}
