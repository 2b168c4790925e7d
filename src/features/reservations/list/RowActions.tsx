import { useId } from "react";
import { useDispatch } from "react-redux";
import { generatePath } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservations/reservationList";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { IconButton } from "@/shared/ui/IconButton";
import { RemoveIcon, RenameIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { deletions } from "@/shared/stay/record/deletions";

export function RowActions({ row: { id, customer, againstDeletion } }: { row: ReservationRow }) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const whyId = useId();
  const why = againstDeletion.map(reasonText).join(" ");

  function askForDeletion() {
    if (why)
      dispatch(noticeShown({ kind: "error", sentence: { text: why } })); // a finger sees no description
    else dispatch(deletions.actions.asked({ id, customer }));
  }

  return (
    <Row as="span" className="row-actions">
      <IconButton
        label={text("list.edit", { customer })}
        icon={RenameIcon}
        onClick={() => openPath(generatePath(paths.reservation, { id }))}
      />
      <IconButton
        label={text("list.delete", { customer })}
        icon={RemoveIcon}
        aria-disabled={why !== "" || undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={askForDeletion}
      />
      {why && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </Row>
  );
}
