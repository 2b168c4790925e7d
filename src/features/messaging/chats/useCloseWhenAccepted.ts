import { useEffect, useEffectEvent } from "react";
import { useSelector } from "react-redux";

import type { Submission } from "@/shared/submission/createSubmission";

/** Closes a dialog when its form has been accepted. */
export function useCloseWhenAccepted<Values>({ selectors }: Submission<Values>, onClose: () => void) {
  const isAccepted = useSelector(selectors.selectSubmission).status === "accepted";
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isAccepted) close();
  }, [isAccepted]);
}
