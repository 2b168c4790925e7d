import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { overbookingLimits } from "@/contract/reservations/overbooking";
import { type Planning } from "@/contract/reservations/planning";
import type { CivilDate, RoomType } from "@/contract/property";
import { overbookingReasons, pastReasons } from "@/domain/planning/overbookingReasons";
import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";

import { overbookings } from "./overbookings";

interface OverbookingFormProps {
  plan: Planning;
  type: RoomType;
  date: CivilDate;
  onDone: () => void;
}

/** How many rooms of a type may be oversold on a night, and why. */
export function OverbookingForm({ plan, type, date, onDone }: OverbookingFormProps) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const known = plan.overbookings.find((one) => one.roomTypeId === type.id && one.date === date);
  const [rooms, setRooms] = useState(known?.rooms ?? 1);
  const [reason, setReason] = useState(known?.reason ?? "");
  const [isChecked, setIsChecked] = useState(false);
  const past = pastReasons(date, plan.businessDate);
  const isPast = past.length > 0;
  const ofReason = overbookingReasons({ rooms, reason }, date, plan.businessDate).find(
    ({ code }) => code === "OVERBOOKING_REASON_MISSING",
  );
  const isWaiting = useSelector(overbookings.selectPending).some(
    ({ what }) => what.roomTypeId === type.id && what.date === date,
  );

  function write(wanted: { rooms: number; reason: string } | null) {
    const former = known ? { rooms: known.rooms, reason: known.reason } : null;
    const what = { roomTypeId: type.id, date, type: type.name, wanted, former, isUndo: false };
    dispatch(overbookings.written(what));
    onDone();
  }

  function send() {
    setIsChecked(true);
    if (!isPast && !ofReason && !areTooLong(reason)) write({ rooms, reason: reason.trim() });
  }

  return (
    <Stack
      as="form"
      gap={12}
      noValidate
      className="planning-stay"
      aria-labelledby="planning-allowed"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3 id="planning-allowed">{text("planning.allowed")}</h3>
      {known && (
        <p dir="auto">
          {isWaiting
            ? text("assignment.waits")
            : text("planning.overbookingBy", { name: known.by, at: dayAndTime(known.at) })}
        </p>
      )}
      <ChoiceControl
        label={text("planning.overbookingRooms")}
        value={String(rooms)}
        choices={roomCounts.map((count) => [count, count])}
        onChange={(count) => setRooms(Number(count))}
      />
      <WordsField
        label={text("planning.blockReason")}
        value={reason}
        onChange={setReason}
        problem={isChecked && ofReason ? reasonText(ofReason) : undefined}
      />
      <Row gap={12} rowGap={8} wraps className="planning-acts">
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={isPast || undefined}
          aria-describedby={isPast ? "planning-past" : undefined}
        >
          {text("planning.overbookingAllow")}
        </button>
        {known && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={isPast || undefined}
            aria-describedby={isPast ? "planning-past" : undefined}
            onClick={() => !isPast && write(null)}
          >
            {text("planning.overbookingLift")}
          </button>
        )}
      </Row>
      {isPast && (
        <p id="planning-past">
          <Reasons reasons={past} isQuiet />
        </p>
      )}
    </Stack>
  );
}

const roomCounts = Array.from({ length: overbookingLimits.rooms }, (_, place) => String(place + 1));
