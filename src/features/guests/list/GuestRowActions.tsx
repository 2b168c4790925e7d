import { useDispatch } from "react-redux";

import type { GuestRow } from "@/contract/guests/guestList";
import { EditAndDelete } from "@/shared/actions/EditAndDelete";
import { openPathOver } from "@/shared/routing/openPath";

import { guestPath } from "./guestPaths";
import { guestDeletionRequested } from "./guestUndo";

export function GuestRowActions({ row: { id, name, againstDeletion } }: { row: GuestRow }) {
  const dispatch = useDispatch();
  return (
    <EditAndDelete
      customer={name}
      againstDeletion={againstDeletion}
      onEdit={() => openPathOver(guestPath(id))}
      onDelete={() => dispatch(guestDeletionRequested({ id, name }))} // it is not asked about: it can be undone
    />
  );
}
