import "../stay.scss";

import { type ReactNode, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RoomState } from "@/contract/reservations/desk";
import type { RoomChoice } from "@/contract/reservations/reservationActions";
import type { RoomMoveReason } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import { moveQuestions } from "@/domain/planning/moveQuestions";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { MoveReasonField } from "@/shared/hotel/MoveReasonField";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { Reasons } from "@/shared/ui/states/Reasons";
import { Warning } from "@/shared/ui/states/Warning";

import { desk } from "./deskLoad";
import { roomChoicesRequested, selectDetailsProblem, selectRoomChoices } from "./actionDetailsSlice";
import type { ActionInput } from "../record/reservationActions";
import { reservationRecord } from "../record/reservationRecord";

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

/** The rooms that it could have, the free ones first, of these the ready ones; the others say who or what is in them. */
export function RoomDialog({ dialog, reservation, action = "assignRoom", input, children }: RoomDialogProps) {
  const { id, roomTypeId, nights, dayRoomId } = reservation;
  const { text } = useText();
  const dispatch = useDispatch();
  const rooms = useSelector(selectRoomChoices);
  const { data: today } = desk.use();
  const states = today?.rooms ?? noStates;
  const problem = useSelector(selectDetailsProblem);
  const [roomId, setRoomId] = useState<string>();
  const [moveReason, setMoveReason] = useState<RoomMoveReason>();
  const businessDate = useSelector(selectHotel)?.property.businessDate ?? "";
  const moved = {
    ...reservation,
    nights: nights.map((night) => ({ ...night, roomId })),
    dayRoomId: dayRoomId && roomId,
  };
  const { isRoomMove } = moveQuestions(reservation, moved, businessDate);
  const refusal = useSelector(reservationRecord.acts.selectors.selectRefusal);
  // a refusal tells that somebody else was quicker: what is free has changed
  useEffect(() => void dispatch(roomChoicesRequested(id)), [dispatch, id, refusal]);
  const orderOf = (choice: RoomChoice) => {
    const state = stateOf(choice, states);
    const isReady = !state || (state.occupant === "" && state.cleanliness === "clean");
    return [!isFree(choice), choice.departure !== undefined, choice.room.roomTypeId !== roomTypeId, !isReady]
      .map(Number)
      .join("");
  };
  const chosen = rooms?.find(({ room }) => room.id === roomId);
  const isDirty = chosen && stateOf(chosen, states)?.cleanliness === "dirty";
  const inOrder = rooms?.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));

  return (
    <ActionDialog
      dialog={dialog}
      title={text(`booking.action.${action}`)}
      submitLabel={text(`booking.action.${action}`)}
      closeLabel={text("close")}
      isComplete={!isRoomMove || moveReason !== undefined}
      isBlocked={!roomId}
      onSubmit={() => dialog.act({ ...input, roomId, moveReason: isRoomMove ? moveReason : undefined })}
    >
      {(isChecked) => (
        <>
          {children}
          {problem && (
            <LoadProblem sentence={text("booking.roomsFailed")} onRetry={() => dispatch(roomChoicesRequested(id))} />
          )}
          {!rooms && !problem && <Loading />}
          {rooms && !rooms.some(isFree) && <p>{text("booking.noFreeRoom")}</p>}
          {inOrder && (
            <Stack as="fieldset" gap={8} className="booking-choice">
              <legend className="visually-hidden">{text("booking.room")}</legend>
              {inOrder.map((choice) => (
                <RoomOption
                  key={choice.room.id}
                  choice={choice}
                  bookedTypeId={roomTypeId}
                  state={stateOf(choice, states)}
                  isChosen={choice.room.id === roomId}
                  onChoose={setRoomId}
                />
              ))}
            </Stack>
          )}
          {isDirty && reservation.state === "inHouse" && (
            <Warning>{text("desk.roomDirty", { room: chosen.room.number })}</Warning>
          )}
          {roomId && isRoomMove && (
            <MoveReasonField value={moveReason} onChange={setMoveReason} isChecked={isChecked} />
          )}
        </>
      )}
    </ActionDialog>
  );
}

const isFree = ({ reasons }: RoomChoice) => reasons.length === 0;

const stateOf = ({ room }: RoomChoice, states: RoomState[]) => states.find(({ roomId }) => roomId === room.id);

interface RoomOptionProps {
  choice: RoomChoice;
  bookedTypeId: string;
  state: RoomState | undefined;
  isChosen: boolean;
  onChoose: (roomId: string) => void;
}

function RoomOption({ choice, bookedTypeId, state, isChosen, onChoose }: RoomOptionProps) {
  const { text } = useText();
  const { date } = useFormat();
  const { room, reasons, departure } = choice;
  const types = useSelector(selectHotel)?.roomTypes ?? [];
  const type = types.find(({ id }) => id === room.roomTypeId);
  // a simpler type is refused: another one is better
  const isBetter = room.roomTypeId !== bookedTypeId;
  return (
    <ChoiceCard
      name="room"
      value={room.id}
      isChosen={isChosen}
      onChoose={() => onChoose(room.id)}
      isUnavailable={!isFree(choice)}
      isDisabled={!isFree(choice)}
    >
      <Text as="bdi" stands="start" breaksWords weight={550} className="choice-card-name">
        {room.number}
      </Text>
      <Muted size={13} className="choice-card-detail">
        {isFree(choice)
          ? [
              ...(type ? [type.name] : []),
              ...(isBetter ? [text("booking.roomBetter")] : []),
              ...(departure ? [text("booking.roomUntil", { date: date(departure) })] : []),
              ...(state?.occupant ? [text("desk.occupiedBy", { guest: state.occupant })] : []),
              ...(state && !state.occupant ? [text(`desk.${state.cleanliness}`)] : []),
              text("booking.floor", { floor: room.floor }),
              ...room.features.map((one) => text(`booking.feature.${one}`)),
            ].join(" · ")
          : null}
        <Reasons reasons={reasons} />
      </Muted>
    </ChoiceCard>
  );
}
