import { useDispatch } from "react-redux";

import type { RequestRow } from "@/contract/guests/guestRequest";
import { RowAct } from "@/shared/actions/RowAct";
import { requestName } from "@/shared/hotel/requestName";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
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
  const { id, version, state, actions } = row;
  const action = state === "new" ? "accept" : "finish";
  const { isAllowed = false, isOverridable = false, reasons = [] } = actions.find((one) => one.action === action) ?? {};
  const nameOf = (label: string) => text("requests.rowAction", { action: label, what: requestName(row, text), id });
  const open = () => openPathOver(requestRecord.pathOf(id));
  const act = () => void dispatch(requestRecord.writes.written({ kind: "act", id, action, request: { version } }));

  return (
    <Row as="span" className="row-actions">
      <RowAct
        label={nameOf(text(`requests.action.${action}`))}
        icon={action === "accept" ? AcceptIcon : CheckIcon}
        why={reasons.map(reasonText).join(" ")}
        isPossible={isAllowed || isOverridable}
        onAct={isAllowed ? act : open} // the reason of an override is asked for there
      />
      <IconButton label={nameOf(text("requests.open"))} icon={RenameIcon} onClick={open} />
    </Row>
  );
}
