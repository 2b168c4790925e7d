import { RoomBadge } from "./RoomBadge";
import { roomStatuses } from "./roomStatuses";

/** The state of a room in the head of a record, which loads it: the page around it need not know it. */
export function HeadRoomBadge(props: { roomId: string; room: string }) {
  roomStatuses.use();
  return <RoomBadge {...props} />;
}
