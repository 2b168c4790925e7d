import { useState } from "react";
import { useDispatch } from "react-redux";
import { generatePath, useNavigate } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { ConfirmDialog } from "@/shared/ui/ConfirmDialog";
import { RemoveIcon, RenameIcon } from "@/shared/ui/icons";

import { reservationDeleted } from "./deletionSlice";

export function RowActions({ row: { id, customer } }: { row: ReservationRow }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  function remove() {
    setIsAsking(false);
    dispatch(reservationDeleted({ id, customer }));
  }

  return (
    <span className="row-actions">
      <button
        type="button"
        className="icon-button"
        aria-label={text("list.edit", { customer })}
        onClick={() => void navigate(generatePath(paths.reservation, { id }))}
      >
        <RenameIcon size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text("list.delete", { customer })}
        onClick={() => setIsAsking(true)}
      >
        <RemoveIcon size={16} aria-hidden="true" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text("delete.title")}
        confirmLabel={text("delete.confirm")}
        cancelLabel={text("delete.keep")}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        <p dir="auto">{text("delete.question", { customer })}</p>
      </ConfirmDialog>
    </span>
  );
}
