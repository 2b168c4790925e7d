import { useDispatch } from "react-redux";

import type { AccountAction } from "@/contract/account/account";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";

export type LineAction = Extract<AccountAction, "correct" | "move">;

export interface LineAct {
  action: LineAction;
  /** Why it may not be done with the line. */
  reasons: Reason[];
}

interface LineButtonProps extends LineAct {
  /** Names the line. */
  describedBy: string;
  isBlocked: boolean;
  onPress: () => void;
}

/** An act on a line; where it is not possible, a press says why. */
export function LineButton({ action, reasons, describedBy, isBlocked, onPress }: LineButtonProps) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const why = isBlocked ? text("actions.saveFirst") : reasons.map(reasonText).join(" ");
  const whyId = `${describedBy}-${action}-why`;

  function press() {
    if (why) dispatch(noticeShown({ kind: "error", sentence: { text: why } })); // a finger sees no description
    else onPress();
  }

  return (
    <>
      <button
        type="button"
        className="account-act"
        aria-disabled={why !== "" || undefined}
        aria-describedby={why ? `${describedBy} ${whyId}` : describedBy}
        onClick={press}
      >
        {text(`booking.action.${action}`)}
      </button>
      {why && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </>
  );
}
