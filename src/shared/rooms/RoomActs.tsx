import { useDispatch, useSelector } from "react-redux";

import type { RoomAction, RoomStatus } from "@/contract/rooms/roomStatus";
import { blockPath } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";

import { roomWrite, roomMarkWrites } from "./roomStatuses";

/** Those that need no input. The first that may be done is the next step. */
const pressed = [
  "markClean",
  "inspect",
  "markDirty",
  "setDoNotDisturb",
  "clearDoNotDisturb",
  "clearFault",
  "unblock",
] as const satisfies RoomAction[];

/** The acts on a room that take one press, and why it cannot be blocked. Guests to come make way on the planning. */
export function RoomActs({ room, onDone }: { room: RoomStatus; onDone?: () => void }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const isWaiting = useSelector(roomMarkWrites.selectPending).some(
    (write) => write.what.id === room.id && write.isWaiting,
  );
  const permission = (action: RoomAction) => room.actions.find((one) => one.action === action);
  const possible = pressed.filter((action) => permission(action)?.isAllowed);
  const block = permission("block");

  function act(action: RoomAction) {
    dispatch(roomMarkWrites.written(roomWrite(room, action)));
    onDone?.();
  }

  return (
    <Stack gap={8}>
      <Row gap={8} rowGap={8} wraps>
        {possible.map((action, place) => (
          <button
            key={action}
            type="button"
            className={place === 0 ? "btn btn-primary" : "btn btn-quiet"}
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
      </Row>
      {block?.isApplicable && !block.isAllowed && <Reasons reasons={block.reasons} isQuiet />}
      {isWaiting && <p role="status">{text("roomState.waits")}</p>}
    </Stack>
  );
}
