import { useDispatch } from "react-redux";
import { generatePath } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservations/reservationList";
import { EditAndDelete } from "@/shared/actions/EditAndDelete";
import { copyPath } from "@/shared/hotel/newStayPath";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";

import { askedDeletion } from "./askedDeletion";

export function RowActions({ row: { id, customer, againstDeletion } }: { row: ReservationRow }) {
  const dispatch = useDispatch();
  return (
    <EditAndDelete
      customer={customer}
      againstDeletion={againstDeletion}
      onEdit={() => openPath(generatePath(paths.reservation, { id }))}
      onCopy={() => openPath(copyPath(id))}
      onDelete={() => dispatch(askedDeletion.actions.asked({ id, customer }))}
    />
  );
}
