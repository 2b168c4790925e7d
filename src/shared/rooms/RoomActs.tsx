import { useId, useState } from "react";
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
import { Reasons } from "@/shared/ui/states/Reasons";
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

/** The acts on a room that take one press. A press on a block that cannot be says why. Guests to come make way on the planning. */
export function RoomActs({ room, onDone }: { room: RoomStatus; onDone?: () => void }) {
  const { text } = useText();
  const why = useId();
  const [isWhyTold, setIsWhyTold] = useState(false);
  const buttons = useFocusInRow();
  const dispatch = useDispatch();
  const refused = useNoticeAt(roomPath(room.id));
  const isWaiting = useSelector(roomMarkWrites.selectPending).some(
    (write) => write.what.id === room.id && write.isWaiting,
  );
  const permission = (action: RoomAction) => permissionOf(room, action);
  const possible = pressed.filter((action) => permission(action)?.isAllowed);
  const block = permission("block");
  const isBarred = block?.isApplicable && !block.isAllowed;

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
        {block?.isAllowed && (
          <PathLink className="btn btn-quiet" to={blockPath(room.number)}>
            {text("roomState.act.block")}
          </PathLink>
        )}
        {isBarred && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled
            aria-describedby={why}
            onClick={() => setIsWhyTold(!isWhyTold)}
          >
            {text("roomState.act.block")}
          </button>
        )}
      </Row>
      <div role="status">
        {refused && <Warning isStrong>{refused}</Warning>}
        <div id={why} hidden={!isWhyTold || !isBarred}>
          {isBarred && <Reasons reasons={block.reasons} isQuiet />}
        </div>
      </div>
      {isWaiting && <p role="status">{text("roomState.waits")}</p>}
    </Stack>
  );
}
