import "../stay.scss";

import { type ReactNode, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RoomState } from "@/contract/reservations/desk";
import type { RoomMoveReason } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import { moveQuestions } from "@/domain/planning/moveQuestions";
import { isDowngrade } from "@/domain/rates/downgrade";
import { roomDaysOf, roomIdsOf } from "@/domain/reservations/roomOf";
import { isReady } from "@/domain/rooms/cleanliness";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { MoveReasonField } from "@/shared/hotel/MoveReasonField";
import { useText } from "@/shared/i18n/useText";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { Warning } from "@/shared/ui/states/Warning";

import { desk } from "./deskLoad";
import { DowngradeReasonField, isDowngradeReason } from "./DowngradeReasonField";
import { OtherType } from "./OtherType";
import { RoomChoices } from "./RoomChoices";
import { roomChoicesRequested, selectDetailsProblem, selectRoomChoices } from "./actionDetailsSlice";
import { type ActionInput, reservationRecord } from "../record/reservationRecord";

interface RoomDialogProps {
  dialog: OpenDialog<ActionInput>;
  reservation: Reservation;
  /** It is done with the room that is chosen. */
  action?: "assignRoom" | "checkInLate";
  /** Sent with it. */
  input?: Partial<ActionInput>;
  /** Above the rooms. */
  children?: ReactNode;
}

const noStates: RoomState[] = [];

/** The rooms that it could have; who is in the house already says above them why. */
export function RoomDialog({ dialog, reservation, action = "assignRoom", input, children }: RoomDialogProps) {
  const { id, version, arrival, departure, roomTypeId, nights, dayRoomId } = reservation;
  const { text } = useText();
  const dispatch = useDispatch();
  const rooms = useSelector(selectRoomChoices);
  const { data: today } = desk.use();
  const states = today?.rooms ?? noStates;
  const problem = useSelector(selectDetailsProblem);
  const [roomId, setRoomId] = useState<string>();
  const [moveReason, setMoveReason] = useState<RoomMoveReason>();
  const [isRepriced, setIsRepriced] = useState(false);
  const [note, setNote] = useState<string>();
  const hotel = useSelector(selectHotel);
  const businessDate = hotel?.property.businessDate ?? "";
  const moved = {
    ...reservation,
    nights: nights.map((night) => ({ ...night, roomId })),
    dayRoomId: dayRoomId && roomId,
  };
  const whole = { reservationId: id, version, arrival, departure, from: arrival, to: departure, isRepriced: false };
  const { isRoomMove } = moveQuestions(reservation, moved, businessDate);
  const refusal = useSelector(reservationRecord.acts.selectors.selectRefusal);
  // a refusal tells that somebody else was quicker: what is free has changed
  useEffect(() => void dispatch(roomChoicesRequested(id)), [dispatch, id, refusal]);
  const chosen = rooms?.find(({ room }) => room.id === roomId);
  const isSimpler = isDowngrade(chosen?.reasons ?? []);
  const typeOf = (typeId: string | undefined) => hotel?.roomTypes.find((one) => one.id === typeId);
  const [sold, type] = [typeOf(roomTypeId), typeOf(chosen?.room.roomTypeId)];
  const isDirty = chosen && states.some((state) => state.roomId === roomId && !isReady(state.cleanliness));
  const ahead = roomDaysOf(reservation).filter(({ date }) => date >= businessDate);
  const heldIds = [...new Set(ahead.flatMap(({ roomId: held }) => held ?? []))];
  const isAssigning = action === "assignRoom";
  const isChange = isAssigning && roomIdsOf(reservation).length > 0;
  const label = text(isChange ? "desk.changeRoom" : `booking.action.${action}`);

  function choose(chosenId: string) {
    setRoomId(chosenId);
    setIsRepriced(false); // it was about the type of the room before
  }

  return (
    <ActionDialog
      dialog={dialog}
      title={label}
      submitLabel={label}
      closeLabel={text("close")}
      isComplete={(!isRoomMove || moveReason !== undefined) && (!isSimpler || isDowngradeReason(note))}
      isBlocked={!roomId}
      onSubmit={() =>
        dialog.act({
          ...input,
          roomId,
          moveReason: isRoomMove ? moveReason : undefined,
          isRepriced: isRepriced || undefined,
          ...(isSimpler && { note }),
        })
      }
    >
      {(isChecked) => (
        <>
          {children}
          {problem && (
            <LoadProblem sentence={text("booking.roomsFailed")} onRetry={() => dispatch(roomChoicesRequested(id))} />
          )}
          {!rooms && !problem && <Loading />}
          {reservation.state === "inHouse" && heldIds.length > 0 && (
            <MoveReasonField value={moveReason} onChange={setMoveReason} isChecked={isChecked && isRoomMove} />
          )}
          {isDirty && reservation.state === "inHouse" && (
            <Warning>{text("desk.roomDirty", { room: chosen.room.number })}</Warning>
          )}
          {rooms && (
            <RoomChoices
              choices={rooms}
              soldTypeId={roomTypeId}
              heldIds={heldIds}
              roomTypes={hotel?.roomTypes ?? []}
              states={states}
            >
              {(fitting) => (
                <Stack as="fieldset" gap={8} className="booking-choice">
                  <legend className="visually-hidden">{text("booking.room")}</legend>
                  {fitting.map(({ choice: { room }, about }) => (
                    <ChoiceCard
                      key={room.id}
                      name="room"
                      value={room.id}
                      isChosen={room.id === roomId}
                      onChoose={() => choose(room.id)}
                    >
                      <Text as="bdi" stands="start" breaksWords weight={550} className="choice-card-name">
                        {room.number}
                      </Text>
                      <Muted size={13} className="choice-card-detail">
                        {about}
                      </Muted>
                    </ChoiceCard>
                  ))}
                </Stack>
              )}
            </RoomChoices>
          )}
          {hotel && sold && type && type !== sold && isAssigning && (
            <OtherType
              property={hotel.property}
              sold={sold}
              type={type}
              move={{ ...whole, roomId: chosen?.room.id ?? null }}
              isRepriced={isRepriced}
              onChange={setIsRepriced}
            />
          )}
          {isSimpler && <DowngradeReasonField value={note} onChange={setNote} isChecked={isChecked} />}
        </>
      )}
    </ActionDialog>
  );
}
