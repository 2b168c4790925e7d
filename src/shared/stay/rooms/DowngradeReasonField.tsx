import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import { useText } from "@/shared/i18n/useText";

interface DowngradeReasonFieldProps {
  value: string | undefined;
  onChange: (reason: string) => void;
  /** It says what is missing. */
  isChecked: boolean;
}

export const isDowngradeReason = (reason = ""): boolean => reason.trim() !== "" && !areTooLong(reason);

/** Why a guest gets a simpler room than was sold. */
export function DowngradeReasonField({ value = "", onChange, isChecked }: DowngradeReasonFieldProps) {
  const { text } = useText();
  return (
    <WordsField
      label={text("booking.downgradeReason")}
      value={value}
      onChange={onChange}
      problem={isChecked && value.trim() === "" ? text("booking.downgradeReasonMissing") : undefined}
    />
  );
}
