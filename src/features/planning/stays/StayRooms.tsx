import { useState } from "react";

import type { Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { RoomMoveReason } from "@/contract/reservations/reservationLife";
import { addDays } from "@/domain/civilDate";
import { nightsOf } from "@/domain/stay";
import { MoveReasonField } from "@/shared/hotel/MoveReasonField";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RoomChoices } from "@/shared/stay/rooms/RoomChoices";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { LoadState } from "@/shared/ui/states/LoadState";

import { roomChoices } from "./moves";
import type { GivenAnswers } from "./useStayMoves";

interface StayRoomsProps {
  stay: PlanningStay;
  plan: Planning;
  judge: (nights: PlanningBar, roomId: string) => Reason[];
  /** With the reason of a guest in the house, if one was given. */
  onChoose: (nights: PlanningBar, roomId: string | null, answers?: GivenAnswers) => void;
}

/** The rooms that the stay could have. One press moves the guest, from the chosen night on. */
export function StayRooms({ stay, plan, judge, onChoose }: StayRoomsProps) {
  const { text } = useText();
  const { date } = useFormat();
  const load = roomChoices.use(stay.id);
  const { arrival, departure } = stay;
  const isDay = arrival === departure;
  const to = isDay ? addDays(departure, 1) : departure;
  const ahead = nightsOf({ arrival: arrival > plan.businessDate ? arrival : plan.businessDate, departure: to });
  const [from = departure, setFrom] = useState(ahead[0]);
  const [moveReason, setMoveReason] = useState<RoomMoveReason>();
  const isWhole = from === ahead[0];
  const held = stay.bars.filter((bar) => bar.to > from).map(({ roomId }) => roomId);
  const { roomTypeId = stay.roomTypeId } = stay.bars.at(-1) ?? {};
  const nights = { roomTypeId, from: isWhole ? arrival : from, to, ...(isDay && { isDay }) };
  // the server's reasons are those of the whole stay
  const choices = isWhole ? load.data : load.data?.map(({ room }) => ({ room, reasons: judge(nights, room.id) }));
  const choose = (roomId: string | null) => onChoose(nights, roomId, moveReason && { moveReason });

  return (
    <>
      <LoadState load={load} failed={text("booking.roomsFailed")} />
      {ahead.length > 1 && (
        <ChoiceControl
          label={text("planning.fromNight")}
          value={from}
          choices={ahead.map((night) => [night, date(night)])}
          onChange={setFrom}
        />
      )}
      {stay.state === "inHouse" && held.length > 0 && (
        <MoveReasonField value={moveReason} onChange={setMoveReason} isChecked={false} />
      )}
      {choices && isWhole && held.some((id) => id !== undefined) && stay.state !== "inHouse" && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => choose(null)}>
          {text("planning.takeAway")}
        </button>
      )}
      {choices && (
        <RoomChoices
          choices={choices}
          soldTypeId={stay.roomTypeId}
          heldIds={[...new Set(held.flatMap((id) => id ?? []))]}
          roomTypes={plan.roomTypes}
          states={plan.rooms.map(({ id, cleanliness }) => ({ roomId: id, cleanliness, occupant: "" }))}
        >
          {(rooms) => (
            <Row as="ul" gap={8} align="stretch" wraps className="planning-rooms" aria-label={text("planning.rooms")}>
              {rooms.map(({ choice: { room }, about }) => (
                <li key={room.id}>
                  <button
                    type="button"
                    className="btn btn-quiet btn-sm"
                    aria-describedby={`planning-room-${room.id}`}
                    onClick={() => choose(room.id)}
                  >
                    <bdi>{room.number}</bdi>
                  </button>
                  <Muted size={12} id={`planning-room-${room.id}`}>
                    {about}
                  </Muted>
                </li>
              ))}
            </Row>
          )}
        </RoomChoices>
      )}
    </>
  );
}
