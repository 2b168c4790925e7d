import "./unused-nights.scss";

import { useId } from "react";

import type { UnusedNights } from "@/contract/reservations/desk";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

interface UnusedNightsFieldProps {
  /** Price of the nights, in words. */
  amount: string;
  value: UnusedNights | undefined;
  onChange: (choice: UnusedNights) => void;
  /** It says what is missing. */
  isChecked: boolean;
}

/** Asks whether the unused nights of an early departure are charged. */
export function UnusedNightsField({ amount, value, onChange, isChecked }: UnusedNightsFieldProps) {
  const { text } = useText();
  const id = useId();
  const isMissing = isChecked && !value;
  return (
    <Stack as="fieldset" gap={8} className="unused-nights">
      <Text as="legend" size={14} weight={620}>
        {text("desk.unused")}
      </Text>
      {(["charge", "waive"] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            className="form-check-input"
            name={id}
            value={choice}
            checked={value === choice}
            aria-describedby={isMissing ? `${id}-problem` : undefined}
            onChange={() => onChange(choice)}
          />
          {text(`desk.unused.${choice}`, { amount })}
        </label>
      ))}
      {isMissing && (
        <p id={`${id}-problem`} className="field-problem" role="alert">
          {text("reason.UNUSED_NIGHTS_MISSING")}
        </p>
      )}
    </Stack>
  );
}
