import { type FormEvent, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RoomChoice } from "@/contract/reservationActions";
import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/Dialog";
import { LoadProblem } from "@/shared/ui/LoadProblem";
import { Loading } from "@/shared/ui/Loading";

import { ActionProblem } from "./ActionProblem";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { Reasons } from "./Reasons";
import {
  actionRequested,
  roomChoicesRequested,
  selectActionProblem,
  selectActionRefusal,
  selectPendingAction,
  selectRoomChoices,
} from "./reservationActionSlice";

interface RoomDialogProps {
  hotel: Hotel;
  reservation: Reservation;
  onClose: () => void;
}

/** The rooms that it could have, the free ones first; the others say who or what is in them. */
export function RoomDialog({ hotel, reservation: { id, version }, onClose }: RoomDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const rooms = useSelector(selectRoomChoices);
  const problem = useSelector(selectActionProblem);
  const pending = useSelector(selectPendingAction);
  const [roomId, setRoomId] = useState<string>();
  const refusal = useSelector(selectActionRefusal);
  // a refusal tells that somebody else was quicker: what is free has changed
  useEffect(() => void dispatch(roomChoicesRequested(id)), [dispatch, id, refusal]);
  const inOrder = rooms?.toSorted((one, other) => Number(!isFree(one)) - Number(!isFree(other)));

  function assign(event: FormEvent) {
    event.preventDefault();
    if (roomId && !pending) dispatch(actionRequested({ id, action: "assignRoom", request: { version, roomId } }));
  }

  return (
    <Dialog isOpen title={text("booking.action.assignRoom")} onClose={onClose}>
      <form className="form" onSubmit={assign}>
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
        <ActionProblem hotel={hotel} />
        <div className="booking-buttons booking-sticky">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {text("close")}
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={!roomId || pending !== undefined || undefined}
          >
            {text("booking.action.assignRoom")}
          </button>
        </div>
      </form>
    </Dialog>
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
