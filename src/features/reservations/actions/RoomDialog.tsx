import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RoomChoice } from "@/contract/reservations/reservationActions";
import type { Reservation } from "@/contract/reservations/reservations";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/Loading";
import { LoadProblem } from "@/shared/ui/LoadProblem";
import { Reasons } from "@/shared/ui/Reasons";

import { roomChoicesRequested, selectDetailsProblem, selectRoomChoices } from "./actionDetailsSlice";
import { type ActionInput, reservationActions } from "./reservationActions";

interface RoomDialogProps {
  dialog: OpenDialog<ActionInput>;
  reservation: Reservation;
}

/** The rooms that it could have, the free ones first; the others say who or what is in them. */
export function RoomDialog({ dialog, reservation: { id } }: RoomDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const rooms = useSelector(selectRoomChoices);
  const problem = useSelector(selectDetailsProblem);
  const [roomId, setRoomId] = useState<string>();
  const refusal = useSelector(reservationActions.selectors.selectRefusal);
  // a refusal tells that somebody else was quicker: what is free has changed
  useEffect(() => void dispatch(roomChoicesRequested(id)), [dispatch, id, refusal]);
  const inOrder = rooms?.toSorted((one, other) => Number(!isFree(one)) - Number(!isFree(other)));

  return (
    <ActionDialog
      dialog={dialog}
      title={text("booking.action.assignRoom")}
      submitLabel={text("booking.action.assignRoom")}
      closeLabel={text("close")}
      isComplete
      isBlocked={!roomId}
      onSubmit={() => dialog.act({ roomId })}
    >
      {() => (
        <>
          {problem && (
            <LoadProblem sentence={text("booking.roomsFailed")} onRetry={() => dispatch(roomChoicesRequested(id))} />
          )}
          {!rooms && !problem && <Loading />}
          {rooms && !rooms.some(isFree) && <p>{text("booking.noFreeRoom")}</p>}
          {inOrder && (
            <fieldset className="booking-choice">
              <legend className="visually-hidden">{text("booking.room")}</legend>
              {inOrder.map((choice) => (
                <RoomOption
                  key={choice.room.id}
                  choice={choice}
                  isChosen={choice.room.id === roomId}
                  onChoose={setRoomId}
                />
              ))}
            </fieldset>
          )}
        </>
      )}
    </ActionDialog>
  );
}

const isFree = ({ reasons }: RoomChoice) => reasons.length === 0;

interface RoomOptionProps {
  choice: RoomChoice;
  isChosen: boolean;
  onChoose: (roomId: string) => void;
}

function RoomOption({ choice, isChosen, onChoose }: RoomOptionProps) {
  const { text } = useText();
  const { room, reasons } = choice;
  return (
    <label className={isFree(choice) ? "booking-card" : "booking-card is-unavailable"}>
      <input
        type="radio"
        className="form-check-input"
        name="room"
        value={room.id}
        checked={isChosen}
        disabled={!isFree(choice)}
        onChange={() => onChoose(room.id)}
      />
      <bdi className="booking-card-name">{room.number}</bdi>
      <span className="booking-card-detail">
        {isFree(choice)
          ? [
              text("booking.floor", { floor: room.floor }),
              ...room.features.map((one) => text(`booking.feature.${one}`)),
            ].join(" · ")
          : null}
        <Reasons reasons={reasons} />
      </span>
    </label>
  );
}
