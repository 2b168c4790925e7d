import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { signOutRequested } from "@/shared/session/sessionSlice";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";

import { leaveQuestionDropped, selectIsAskingToLeave } from "./topBarSlice";

/** Asks before a sign-out discards unsaved work. */
export function LeaveQuestion() {
  const { text } = useText();
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      isOpen={useSelector(selectIsAskingToLeave)}
      title={text("leave.title")}
      confirmLabel={text("leave.confirm")}
      cancelLabel={text("leave.stay")}
      onConfirm={() => dispatch(signOutRequested())}
      onCancel={() => dispatch(leaveQuestionDropped())}
    >
      {text("leave.signOutQuestion")}
    </ConfirmDialog>
  );
}
