import { useId } from "react";
import { useDispatch } from "react-redux";

import type { GuestMessage } from "@/contract/guests/guestMessage";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { openPathOver } from "@/shared/routing/openPath";
import { IconButton } from "@/shared/ui/IconButton";
import { RenameIcon, RetryIcon, SendIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { messagePath } from "../base/contactPaths";
import { guestOf } from "./guestOf";
import { messageRecord } from "./messageRecord";

/** Sends it, or sends it again after it has failed; and the way to the rest. */
export function MessageRowActions({ row }: { row: GuestMessage }) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const whyId = useId();
  const { id, version, state, actions, failure } = row;
  const action = state === "failed" ? "resend" : "send";
  const permission = actions.find((one) => one.action === action);
  const reasons = permission?.isAllowed ? (failure ? [failure] : []) : (permission?.reasons ?? []);
  const why = reasons.map(reasonText).join(" ");
  const nameOf = (label: string) => text("guestContact.rowAction", { action: label, guest: guestOf(row, text), id });

  function act() {
    if (permission?.isAllowed)
      dispatch(messageRecord.writes.written({ kind: "act", id, action, request: { version } }));
    else if (why) dispatch(noticeShown({ kind: "error", sentence: { text: why } })); // a finger sees no description
  }

  return (
    <Row as="span" className="row-actions">
      <IconButton
        label={nameOf(text(`guestContact.action.${action}`))}
        icon={action === "resend" ? RetryIcon : SendIcon}
        aria-disabled={!permission?.isAllowed || undefined}
        aria-describedby={why ? whyId : undefined}
        onClick={act}
      />
      <IconButton
        label={nameOf(text("guestContact.open"))}
        icon={RenameIcon}
        onClick={() => openPathOver(messagePath(id))}
      />
      {why && (
        <span id={whyId} hidden>
          {why}
        </span>
      )}
    </Row>
  );
}
