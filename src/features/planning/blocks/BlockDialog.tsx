import { nanoid } from "@reduxjs/toolkit";
import { useMemo, useState } from "react";
import { useDispatch } from "react-redux";

import type { Planning } from "@/contract/reservations/planning";
import { type BlockKind, blockKinds } from "@/contract/property";
import type { RoomMoveReason } from "@/contract/reservations/reservationLife";
import { addDays } from "@/domain/civilDate";
import type { Judge } from "@/domain/planning/judgeMove";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import { MoveReasonField } from "@/shared/hotel/MoveReasonField";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { DateRangeField } from "@/shared/ui/fields/dates/DateRangeField";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import { blockWrites } from "./blockWrites";
import { makingWay } from "./makingWay";
import { RoomsInstead } from "./RoomsInstead";
import type { RoomNights } from "../stays/NightsDialog";

interface BlockDialogProps {
  plan: Planning;
  judge: Judge;
  /** Room and nights, as far as they are known. */
  wanted: Partial<RoomNights>;
  onClose: () => void;
}

/** Takes a room out of sale for some nights, with a reason. Guests who have it then get another one in the same act. */
export function BlockDialog({ plan, judge, wanted, onClose }: BlockDialogProps) {
  const { text } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const { businessDate, rooms } = plan;
  const [roomId, setRoomId] = useState(wanted.room?.id ?? rooms[0]?.id ?? "");
  const [nights, setNights] = useState({
    from: wanted.arrival ?? businessDate,
    to: wanted.departure ?? addDays(businessDate, 1),
  });
  const [kind, setKind] = useState<BlockKind>("outOfOrder");
  const [reason, setReason] = useState("");
  const [moveReason, setMoveReason] = useState<RoomMoveReason | undefined>("fault");
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const room = rooms.find(({ id }) => id === roomId);
  const draft = { roomId, kind, reason, ...nights };
  const guests = useMemo(
    () => makingWay(plan, judge, { roomId, kind, reason: "-", ...nights }, chosen, moveReason),
    [plan, judge, roomId, kind, nights, chosen, moveReason],
  );
  // the block's reason is also why somebody gets a simpler room
  const moves = guests.flatMap(({ move }) => (move ? [{ ...move, ...(move.note && { note: reason.trim() }) }] : []));
  const isAsked = guests.some(({ stay }) => stay.state === "inHouse");
  const reasons = room ? judge.ofBlock(room, draft, moves) : [];
  const ofNights = reasons.find(({ code }) => code !== "BLOCK_REASON_MISSING");
  const ofReason = reasons.find(({ code }) => code === "BLOCK_REASON_MISSING");

  function send() {
    if (!room) return;
    const block = { ...draft, reason: reason.trim(), id: nanoid() };
    const former = guests.map(({ stay }) => stay);
    const write = { block, room: room.number, isLift: false, isUndo: false };
    dispatch(blockWrites.written(moves.length > 0 ? { ...write, makingWay: { moves, former } } : write));
    onClose();
  }

  return (
    <ActionDialog
      dialog={{ close: onClose, isBusy: false, problem: null }}
      title={text("planning.blockTitle")}
      submitLabel={text(guests.length > 0 ? "planning.moveAndBlock" : "planning.block")}
      isComplete={room !== undefined && reasons.length === 0 && !areTooLong(reason) && !(isAsked && !moveReason)}
      onSubmit={send}
    >
      {(isChecked) => (
        <>
          <ChoiceControl
            label={text("booking.room")}
            value={roomId}
            choices={rooms.map(({ id, number }) => [id, number])}
            onChange={setRoomId}
          />
          <DateRangeField
            label={text("planning.blockNights")}
            range={{ from: nights.from || undefined, to: nights.to || undefined }}
            onChange={({ from = "", to = "" }) => setNights({ from, to })}
            minDate={businessDate}
            today={businessDate}
            problem={ofNights && reasonText(ofNights)}
          />
          {!ofNights && <LazySaidNights form="block" {...nights} />}
          {guests.length > 0 && (
            <RoomsInstead
              guests={guests}
              plan={plan}
              onChoose={(stayId, instead) => setChosen({ ...chosen, [stayId]: instead })}
              onWait={(from) => setNights({ from, to: from < nights.to ? nights.to : addDays(from, 1) })}
            />
          )}
          {isAsked && <MoveReasonField value={moveReason} onChange={setMoveReason} isChecked={isChecked} />}
          <ChoiceControl
            label={text("planning.blockKind")}
            value={kind}
            choices={blockKinds.map((one) => [one, text(`planning.kind.${one}`)])}
            onChange={setKind}
          />
          <WordsField
            label={text("planning.blockReason")}
            value={reason}
            onChange={setReason}
            problem={isChecked && ofReason ? reasonText(ofReason) : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}
