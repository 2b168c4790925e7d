import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { LoadState } from "@/shared/ui/states/LoadState";

import { RoomActs } from "./RoomActs";
import { RoomFacts } from "./RoomFacts";
import { roomStatuses } from "./roomStatuses";

interface RoomActsDialogProps {
  roomId: string;
  room: string;
  onClose: () => void;
}

/** The acts on a room, over the page that shows it. It closes with the first one. */
export function RoomActsDialog({ roomId, room, onClose }: RoomActsDialogProps) {
  const { text } = useText();
  const load = roomStatuses.use();
  const status = load.data?.rooms.find(({ id }) => id === roomId);
  return (
    <Dialog isOpen title={text("roomState.room", { room })} onClose={onClose}>
      <Stack gap={16}>
        {status && (
          <>
            <RoomActs room={status} onDone={onClose} />
            <RoomFacts room={status} isElsewhere />
          </>
        )}
        <LoadState load={load} failed={text("roomState.failed")} />
      </Stack>
    </Dialog>
  );
}
