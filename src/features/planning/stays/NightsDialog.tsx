import { useId } from "react";

import type { PlanningRoom } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import type { Judge } from "@/domain/planning/judgeMove";
import { nightsBetween } from "@/domain/stay";
import { newStayPath } from "@/shared/hotel/newStayPath";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Reasons } from "@/shared/ui/states/Reasons";

export interface RoomNights {
  room: PlanningRoom;
  arrival: CivilDate;
  departure: CivilDate;
}

interface NightsDialogProps {
  nights: RoomNights;
  judge: Judge;
  onBlock: () => void;
  onClose: () => void;
}

/** Acts on free nights of a room. */
export function NightsDialog({ nights: { room, arrival, departure }, judge, onBlock, onClose }: NightsDialogProps) {
  const { text } = useText();
  const { date } = useFormat();
  const id = useId();
  const reasons = judge.ofNewStay(room, { arrival, departure });
  const { id: roomId, roomTypeId } = room;
  return (
    <Dialog isOpen title={text("booking.roomNumber", { room: room.number })} onClose={onClose}>
      <Stack gap={12} className="planning-stay">
        <p>
          <bdi>
            {date(arrival)} – {date(departure)}
          </bdi>{" "}
          · {text("booking.nights", { count: nightsBetween(arrival, departure) })}
        </p>
        <Row gap={12} rowGap={8} wraps className="planning-acts">
          <button
            type="button"
            className="btn btn-primary"
            autoFocus
            aria-disabled={reasons.length > 0 || undefined}
            aria-describedby={reasons.length > 0 ? id : undefined}
            onClick={() => reasons.length === 0 && openPath(newStayPath({ arrival, departure, roomTypeId, roomId }))}
          >
            {text("planning.newStay")}
          </button>
          <button type="button" className="btn btn-quiet" onClick={onBlock}>
            {text("planning.block")}
          </button>
        </Row>
        {reasons.length > 0 && (
          <p id={id}>
            <Reasons reasons={reasons} isQuiet />
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
