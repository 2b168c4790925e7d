import { useFormikContext } from "formik";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { holdUnsavedWork } from "@/shared/session/unsavedWork";

interface AskBeforeLeavingProps {
  /** The input outlives the form. */
  isKept?: boolean;
  /** They know, and leave: what is kept of the form elsewhere can go. */
  onLeave?: () => void;
}

/** Stands inside a form: while it is changed, neither a link nor the browser leaves it unasked. */
export function AskBeforeLeaving({ isKept = false, onLeave }: AskBeforeLeavingProps) {
  const isUnsaved = useFormikContext().dirty && !isKept;
  return isUnsaved && <LeaveQuestion onLeave={onLeave} />; // only then: a router takes one such question at a time
}

function LeaveQuestion({ onLeave }: Pick<AskBeforeLeavingProps, "onLeave">) {
  const { text } = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => holdUnsavedWork(), []);

  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={text("leave.title")}
      confirmLabel={text("leave.confirm")}
      cancelLabel={text("leave.stay")}
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      {text("leave.question")}
    </ConfirmDialog>
  );
}
