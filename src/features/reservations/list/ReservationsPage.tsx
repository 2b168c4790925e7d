import "./reservations.scss";

import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { ListPage } from "@/shared/list/page/ListPage";
import { newReservationPath } from "@/shared/routing/paths";
import { deletionConfirmed, deletionUndo } from "@/shared/stay/record/deletions";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { OfferBar } from "@/shared/undo/OfferBar";

import { ArrivedNote } from "./ArrivedNote";
import { askedDeletion } from "./askedDeletion";
import { reservationList } from "./reservationList";

export function ReservationsPage() {
  return (
    <ListPage
      list={reservationList}
      create={{ label: "reservations.new", path: newReservationPath }}
      notes={<ArrivedNote />}
    >
      <DeletionQuestion />
      <OfferBar undo={deletionUndo} />
    </ListPage>
  );
}

function DeletionQuestion() {
  const { text } = useText();
  const dispatch = useDispatch();
  const asked = useSelector(askedDeletion.selectors.selectAsked);

  function answer(isConfirmed: boolean) {
    dispatch(askedDeletion.actions.answered());
    if (asked && isConfirmed) dispatch(deletionConfirmed(asked));
  }

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={text("delete.title")}
      confirmLabel={text("delete.confirm")}
      cancelLabel={text("delete.keep")}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p dir="auto">{asked && text("delete.question", { customer: asked.customer })}</p>
    </ConfirmDialog>
  );
}
