import { useState } from "react";
import { useSelector } from "react-redux";

import type { Cleanliness } from "@/contract/property";
import { roomPath } from "@/shared/hotel/recordPaths";
import { useText } from "@/shared/i18n/useText";
import { useNoticeAt } from "@/shared/notices/useNoticeAt";
import { RoomsIcon, WarningIcon } from "@/shared/ui/icons";
import { onDemand } from "@/shared/ui/states/onDemand";

import { CleanlinessMark } from "./CleanlinessMark";
import { roomStatuses } from "./roomStatuses";

/** Opened by a press: the pages that show rooms do not wait for its code. */
const RoomActsDialog = onDemand(async () => (await import("./RoomActsDialog")).RoomActsDialog, null);

interface RoomBadgeProps {
  roomId: string;
  /** Its number. */
  room: string;
  /** As the page knows it, at that cursor of the property's changes. A page need not know it. */
  cleanliness?: Cleanliness;
  asOf?: number;
  /** -1 in a grid: Enter presses it from the head of its line. */
  tabIndex?: number;
}

/** The state of a room wherever one is shown; a press opens what can be done with it. */
export function RoomBadge({ roomId, room, cleanliness, asOf = 0, tabIndex }: RoomBadgeProps) {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const known = useSelector(roomStatuses.selectData);
  const own = known && known.asOf >= asOf ? known.rooms.find(({ id }) => id === roomId) : undefined;
  const shown = own?.cleanliness ?? cleanliness;
  const open = shown ? text("roomState.open", { room, state: text(`roomState.${shown}`) }) : text("roomState.toPage");
  const refused = useNoticeAt(roomPath(roomId));
  const label = refused ? `${open}. ${refused}` : open;
  return (
    <>
      <button
        type="button"
        className="room-badge"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      >
        {refused && <WarningIcon size={14} className="room-refused" aria-hidden="true" />}
        {shown ? <CleanlinessMark cleanliness={shown} /> : <RoomsIcon size={16} aria-hidden="true" />}
      </button>
      {isOpen && <RoomActsDialog roomId={roomId} room={room} onClose={() => setIsOpen(false)} />}
    </>
  );
}
