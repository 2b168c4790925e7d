import type { Reason } from "@/contract/reasons";
import { WarningIcon } from "@/shared/ui/icons";

import { useReason } from "@/shared/i18n/useReason";

/** Why something cannot be done, each reason in a line. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  const reasonText = useReason();
  return (
    <span className="booking-reasons">
      {reasons.map((reason) => (
        <span key={reason.message} className="booking-reason">
          <WarningIcon size={14} aria-hidden="true" />
          <span>{reasonText(reason)}</span>
        </span>
      ))}
    </span>
  );
}
