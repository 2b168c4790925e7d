import { useId } from "react";
import { useDispatch } from "react-redux";

import type { RequestRow } from "@/contract/guests/guestRequest";
import { requestName } from "@/shared/hotel/requestName";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { openPathOver } from "@/shared/routing/openPath";
import { IconButton } from "@/shared/ui/IconButton";
import { AcceptIcon, CheckIcon, RenameIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { requestRecord } from "./requestRecord";

/** The next step of a request, and the way to the rest. */
export function RequestRowActions({ row }: { row: RequestRow }) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const whyId = useId();
  const { id, version, state, actions } = row;
  const action = state === "new" ? "accept" : "finish";
  const permission = actions.find((one) => one.action === action);
  const why = permission?.reasons.map(reasonText).join(" ") ?? "";
  const nameOf = (label: string) => text("requests.rowAction", { action: label, what: requestName(row, text), id });
  const open = () => openPathOver(requestRecord.pathOf(id));

  function act() {
    if (permission?.isAllowed)
      dispatch(requestRecord.writes.written({ kind: "act", id, action, request: { version } }));
    else if (permission?.isOverridable)
      open(); // its reason is asked for there
    else if (why) dispatch(noticeShown({ kind: "error", sentence: { text: why } })); // a finger sees no description
  }

  return (
    <Row as="span" className="row-actions">
      <IconButton
        label={nameOf(text(`requests.action.${action}`))}
        icon={action === "accept" ? AcceptIcon : CheckIcon}
        aria-disabled={!(permission?.isAllowed || permission?.isOverridable) || undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={act}
      />
      <IconButton label={nameOf(text("requests.open"))} icon={RenameIcon} onClick={open} />
      {why && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </Row>
  );
}
