import type { ReactNode } from "react";
import { useDispatch } from "react-redux";

import type { PosReason } from "@/contract/pos/posReasons";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import type { MessageId } from "@/shared/i18n/catalogues";

import { ticketActions } from "../state/ticketSlice";

interface TillButtonProps {
  className: string;
  /** Why it cannot be pressed now: a press says so. */
  against?: PosReason | MessageId | false | undefined;
  label?: string;
  onPress: () => void;
  children: ReactNode;
}

/** A button that stays where it is, and says why it does nothing. */
export function TillButton({ className, against, label, onPress, children }: TillButtonProps) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();

  function press() {
    if (!against) onPress();
    else if (typeof against === "string") dispatch(ticketActions.told({ reasons: [], sentence: { id: against } }));
    else dispatch(ticketActions.told({ reasons: [against] }));
  }

  const why = against ? (typeof against === "string" ? text(against) : reasonText(against)) : undefined;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={why ? true : undefined}
      title={why}
      onClick={press}
    >
      {children}
    </button>
  );
}
