import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";

import { resetConfirmed, resetQuestionDropped, selectIsAskingToReset } from "./topBarSlice";

/** Asks before the demo's data are reset. */
export function ResetQuestion() {
  const { text } = useText();
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      isOpen={useSelector(selectIsAskingToReset)}
      title={text("demo.reset.title")}
      confirmLabel={text("demo.reset.confirm")}
      cancelLabel={text("demo.reset.keep")}
      onConfirm={() => dispatch(resetConfirmed())}
      onCancel={() => dispatch(resetQuestionDropped())}
    >
      {text("demo.reset.question")}
    </ConfirmDialog>
  );
}
