import { type RoomMoveReason, roomMoveReasons } from "@/contract/reservations/reservationLife";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";

interface MoveReasonFieldProps {
  value: RoomMoveReason | undefined;
  onChange: (reason: RoomMoveReason | undefined) => void;
  /** It says what is missing. */
  isChecked: boolean;
}

/** Why a guest in the house changes rooms. */
export function MoveReasonField({ value, onChange, isChecked }: MoveReasonFieldProps) {
  const { text } = useText();
  return (
    <ChoiceControl
      label={text("booking.moveReason")}
      value={value ?? ""}
      choices={[
        ["", text("booking.moveReasonChoose")],
        ...roomMoveReasons.map((reason) => [reason, text(`booking.moveReason.${reason}`)] as const),
      ]}
      onChange={(reason) => onChange(reason || undefined)}
      problem={isChecked && !value ? text("reason.MOVE_REASON_MISSING") : undefined}
    />
  );
}
