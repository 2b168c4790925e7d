import { useId } from "react";
import { useDispatch } from "react-redux";

import type { GuestRow } from "@/contract/guests/guestList";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { openPathOver } from "@/shared/routing/openPath";
import { IconButton } from "@/shared/ui/IconButton";
import { RemoveIcon, RenameIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { guestPath } from "./guestPaths";
import { guestDeletionRequested } from "./guestUndo";

export function GuestRowActions({ row: { id, name, againstDeletion } }: { row: GuestRow }) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const whyId = useId();
  const why = againstDeletion.map(reasonText).join(" ");

  /** It is not asked about: it can be undone. */
  function remove() {
    if (why)
      dispatch(noticeShown({ kind: "error", sentence: { text: why } })); // a finger sees no description
    else dispatch(guestDeletionRequested({ id, name }));
  }

  return (
    <Row as="span" className="row-actions">
      <IconButton
        label={text("list.edit", { customer: name })}
        icon={RenameIcon}
        onClick={() => openPathOver(guestPath(id))}
      />
      <IconButton
        label={text("list.delete", { customer: name })}
        icon={RemoveIcon}
        aria-disabled={why !== "" || undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={remove}
      />
      {why && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </Row>
  );
}
