import { useDispatch } from "react-redux";

import type { Planning } from "@/contract/reservations/planning";
import type { RoomBlock } from "@/contract/property";
import { blockReason } from "@/domain/planning/blockReasons";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Reasons } from "@/shared/ui/states/Reasons";

import { blockWrites } from "./blockWrites";

interface LiftDialogProps {
  block: RoomBlock;
  plan: Planning;
  onClose: () => void;
}

/** Why a room is blocked, and until when; the nights to come can be freed. */
export function LiftDialog({ block, plan, onClose }: LiftDialogProps) {
  const { text } = useText();
  const { date } = useFormat();
  const dispatch = useDispatch();
  const room = plan.rooms.find(({ id }) => id === block.roomId)?.number ?? "";
  const isOver = block.to <= plan.businessDate;

  function lift() {
    if (isOver) return;
    dispatch(blockWrites.written({ block, room, isLift: true, isUndo: false }));
    onClose();
  }

  return (
    <Dialog isOpen title={text("booking.roomNumber", { room })} onClose={onClose}>
      <Stack gap={12} className="planning-stay">
        <p>
          {text(`planning.kind.${block.kind}`)} ·{" "}
          <bdi>
            {date(block.from)} – {date(block.to)}
          </bdi>
        </p>
        <p dir="auto">{block.reason}</p>
        <Row gap={12} rowGap={8} wraps className="planning-acts">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isOver || undefined}
            aria-describedby={isOver ? "planning-block-over" : undefined}
            onClick={lift}
          >
            {text("planning.lift")}
          </button>
        </Row>
        {isOver && (
          <p id="planning-block-over">
            <Reasons reasons={[blockReason("BLOCK_OVER", { date: block.to })]} isQuiet />
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
