import { useDispatch, useSelector } from "react-redux";

import type { RoomAction, RoomStatus } from "@/contract/rooms/roomStatus";
import { permissionOf } from "@/domain/permissionFor";
import { useFocusInRow } from "@/shared/actions/useFocusInRow";
import { blockPath } from "@/shared/hotel/newPaths";
import { roomPath } from "@/shared/hotel/recordPaths";
import { useText } from "@/shared/i18n/useText";
import { noticeDismissed } from "@/shared/notices/noticesSlice";
import { useNoticeAt } from "@/shared/notices/useNoticeAt";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Warning } from "@/shared/ui/states/Warning";

import { roomWrite, roomMarkWrites } from "./roomStatuses";

/** Those that need no input. */
const pressed = [
  "markClean",
  "inspect",
  "markDirty",
  "setDoNotDisturb",
  "clearDoNotDisturb",
  "clearFault",
  "unblock",
] as const satisfies RoomAction[];

/** A mark that takes the work back is none: the focus would wait on it, after the last step. */
const isNextStep = (action: RoomAction) => action === "markClean" || action === "inspect";

/** The acts on a room that take one press. A block is put on the planning, where guests make way for it. */
export function RoomActs({ room, onDone }: { room: RoomStatus; onDone?: () => void }) {
  const { text } = useText();
  const buttons = useFocusInRow();
  const dispatch = useDispatch();
  const refused = useNoticeAt(roomPath(room.id));
  const isWaiting = useSelector(roomMarkWrites.selectPending).some(
    (write) => write.what.id === room.id && write.isWaiting,
  );
  const permission = (action: RoomAction) => permissionOf(room, action);
  const possible = pressed.filter((action) => permission(action)?.isAllowed);

  function act(action: RoomAction) {
    dispatch(noticeDismissed(roomPath(room.id)));
    dispatch(roomMarkWrites.written(roomWrite(room, action)));
    onDone?.();
  }

  return (
    <Stack gap={8}>
      <Row gap={8} rowGap={8} wraps ref={buttons} tabIndex={-1}>
        {possible.map((action) => (
          <button
            key={action}
            type="button"
            className={isNextStep(action) ? "btn btn-primary" : "btn btn-quiet"}
            onClick={() => act(action)}
          >
            {text(`roomState.act.${action}`)}
          </button>
        ))}
        {permission("block")?.isAllowed && (
          <PathLink className="btn btn-quiet" to={blockPath(room.number)}>
            {text("roomState.act.block")}
          </PathLink>
        )}
      </Row>
      <div role="status">{refused && <Warning isStrong>{refused}</Warning>}</div>
      {isWaiting && <p role="status">{text("roomState.waits")}</p>}
    </Stack>
  );
}
