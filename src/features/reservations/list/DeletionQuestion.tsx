import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { ConfirmDialog } from "@/shared/ui/ConfirmDialog";

import { deletionDeclined, reservationDeleted, selectAskedDeletion } from "./deletionSlice";

/** Asks before a reservation goes. One for the whole list: a dialog a row is dear to draw. */
export function DeletionQuestion() {
  const { text } = useText();
  const dispatch = useDispatch();
  const asked = useSelector(selectAskedDeletion);
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={text("delete.title")}
      confirmLabel={text("delete.confirm")}
      cancelLabel={text("delete.keep")}
      onConfirm={() => asked && dispatch(reservationDeleted(asked))}
      onCancel={() => dispatch(deletionDeclined())}
    >
      <p dir="auto">{text("delete.question", { customer: asked?.customer ?? "" })}</p>
    </ConfirmDialog>
  );
}
