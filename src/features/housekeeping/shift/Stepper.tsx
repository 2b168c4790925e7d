import { useText } from "@/shared/i18n/useText";
import { AddIcon, LessIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

interface StepperProps {
  label: string;
  /** Beside the label, such as a price. */
  detail?: string;
  /** Undefined until it was counted. */
  value: number | undefined;
  most: number;
  /** Id of the sentence that says why it is asked for: an attempt to send without it leads to its button. */
  problemId?: string;
  onChange: (value: number) => void;
}

/** A number from 0, by a button on each side: a thumb is faster than a keyboard. */
export function Stepper({ label, detail, value, most, problemId, onChange }: StepperProps) {
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
          className="btn btn-quiet shift-digit"
          aria-label={text("shift.less", { what: label })}
          disabled={value === 0}
          onClick={() => onChange(value === undefined ? 0 : value - 1)}
        >
          <LessIcon size={20} aria-hidden="true" />
        </button>
        <Text size={20} weight={600} isTabular as="output" className="shift-digit">
          {value ?? "–"}
        </Text>
        <button
          type="button"
          className="btn btn-quiet shift-digit"
          aria-label={text("shift.more", { what: label })}
          aria-describedby={problemId}
          disabled={value !== undefined && value >= most}
          onClick={() => onChange((value ?? 0) + 1)}
        >
          <AddIcon size={20} aria-hidden="true" />
        </button>
      </Row>
    </Row>
  );
}
