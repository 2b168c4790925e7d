import { useDispatch } from "react-redux";

import type { GuestMessage } from "@/contract/guests/guestMessage";
import { RowAct } from "@/shared/actions/RowAct";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
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
  const { id, version, state, actions, failure } = row;
  const action = state === "failed" ? "resend" : "send";
  const { isAllowed = false, reasons = [] } = actions.find((one) => one.action === action) ?? {};
  const told = isAllowed && failure ? [failure] : reasons;
  const nameOf = (label: string) => text("guestContact.rowAction", { action: label, guest: guestOf(row, text), id });

  return (
    <Row as="span" className="row-actions">
      <RowAct
        label={nameOf(text(`guestContact.action.${action}`))}
        icon={action === "resend" ? RetryIcon : SendIcon}
        why={told.map(reasonText).join(" ")}
        isPossible={isAllowed}
        onAct={() => dispatch(messageRecord.writes.written({ kind: "act", id, action, request: { version } }))}
      />
      <IconButton
        label={nameOf(text("guestContact.open"))}
        icon={RenameIcon}
        onClick={() => openPathOver(messagePath(id))}
      />
    </Row>
  );
}
