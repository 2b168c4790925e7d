import { useState } from "react";
import { useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import type { Planning, PlanningStay } from "@/contract/planning";
import type { RoomChoice } from "@/contract/reservationActions";
import { againstMoving } from "@/domain/planning/moveReasons";
import { situationTones } from "@/shared/hotel/situationTones";
import { useHotelChanges } from "@/shared/hotel/useHotelChanges";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Dialog } from "@/shared/ui/Dialog";
import { LoadState } from "@/shared/ui/LoadState";
import { Reasons } from "@/shared/ui/Reasons";
import { StateBadge } from "@/shared/ui/StateBadge";

import { moves, roomChoices } from "./planningState";
import { nightsOf, roomsOf } from "./planningWords";
import type { StayMoves } from "./useStayMoves";

interface StayDialogProps {
  stay: PlanningStay;
  plan: Planning;
  onMove: StayMoves["move"];
  onClose: () => void;
}

/** What the desk wants to know of a stay, and what it can do with it. */
export function StayDialog({ stay, plan, onMove, onClose }: StayDialogProps) {
  const { text } = useText();
  const { date, money } = useFormat();
  const [isChoosing, setIsChoosing] = useState(false);
  const isPending = useSelector(moves.selectPending).some(({ what }) =>
    what.former.some(({ id: one }) => one === stay.id),
  );
  const { id, guest, state, situation, arrival, departure, balance, isVip, notes } = stay;
  const against = againstMoving(stay, plan.businessDate);
  const cannotMove = against.length > 0 || isPending;
  const rooms = roomsOf(stay, plan).map((number) => number || text("booking.roomNone"));

  return (
    <Dialog isOpen title={guest} onClose={onClose}>
      <div className="planning-stay">
        <p className="planning-stay-head">
          <StateBadge tone={situationTones[situation]}>{text(`situation.${situation}`)}</StateBadge>
          {isVip && <StateBadge tone="now">{text("desk.vip")}</StateBadge>}
          <bdi>{rooms.join(" → ")}</bdi>
        </p>
        <p>
          <bdi>
            {date(arrival)} – {date(departure)}
          </bdi>{" "}
          · {text("booking.nights", { count: nightsOf(stay) })} ·{" "}
          {text("booking.balanceDue", { amount: money({ cents: balance, currency: plan.currency }) })}
        </p>
        {notes.length > 0 && (
          <dl className="planning-notes">
            {notes.map(({ kind, note }) => (
              <div key={kind}>
                <dt>{text(`booking.note.${kind}`)}</dt>
                <dd dir="auto">{note}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="planning-acts">
          <PathLink className="btn btn-primary" to={generatePath(paths.reservation, { id })}>
            {text("planning.open")}
          </PathLink>
          {state === "confirmed" && (
            <PathLink className="btn btn-quiet" to={generatePath(paths.checkIn, { id })}>
              {text("desk.checkIn")}
            </PathLink>
          )}
          {state === "inHouse" && (
            <PathLink className="btn btn-quiet" to={generatePath(paths.checkOut, { id })}>
              {text("desk.checkOut")}
            </PathLink>
          )}
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={cannotMove || undefined}
            aria-expanded={isChoosing}
            aria-describedby={cannotMove ? "planning-against" : undefined}
            onClick={() => !cannotMove && setIsChoosing(!isChoosing)}
          >
            {text("desk.changeRoom")}
          </button>
        </div>
        {cannotMove && (
          <p id="planning-against" className="planning-against">
            {isPending ? text("assignment.waits") : <Reasons reasons={against} isQuiet />}
          </p>
        )}
        {isChoosing && !cannotMove && (
          <RoomList
            stay={stay}
            plan={plan}
            onChoose={(roomId) => {
              onClose();
              const nights = {
                roomTypeId: stay.bars.at(-1)?.roomTypeId ?? stay.roomTypeId,
                from: arrival,
                to: departure,
              };
              onMove(stay, nights, { ...nights, roomId });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface RoomListProps {
  stay: PlanningStay;
  plan: Planning;
  onChoose: (roomId: string | null) => void;
}

/** Every room, the free ones first; the others say why not. One press moves the guest, for all nights to come. */
function RoomList({ stay, plan, onChoose }: RoomListProps) {
  const { text } = useText();
  const load = roomChoices.use(stay.id);
  useHotelChanges(load.request);
  const { roomId: last, from = stay.arrival } = stay.bars.at(-1) ?? {};
  const isInOneRoom = from <= plan.businessDate || from === stay.arrival;
  const choices = load.data?.filter(({ room }) => !isInOneRoom || room.id !== last);

  return (
    <>
      <LoadState load={load} failed={text("booking.roomsFailed")} />
      {choices && !choices.some(isFree) && <p>{text("booking.noFreeRoom")}</p>}
      {choices && (
        <ul className="planning-rooms" aria-label={text("planning.rooms")}>
          {last !== undefined && stay.state !== "inHouse" && (
            <li>
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => onChoose(null)}>
                {text("planning.takeAway")}
              </button>
            </li>
          )}
          {choices.map((choice) => (
            <RoomOption key={choice.room.id} choice={choice} plan={plan} onChoose={() => onChoose(choice.room.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

const isFree = ({ reasons }: RoomChoice) => reasons.length === 0;

function RoomOption({ choice, plan, onChoose }: { choice: RoomChoice; plan: Planning; onChoose: () => void }) {
  const { text } = useText();
  const { room, reasons } = choice;
  const type = plan.roomTypes.find(({ id }) => id === room.roomTypeId)?.name ?? "";
  const cleanliness = plan.rooms.find(({ id }) => id === room.id)?.cleanliness ?? "clean";
  const about = [type, text("booking.floor", { floor: room.floor }), text(`desk.${cleanliness}`)];
  return (
    <li>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-disabled={!isFree(choice) || undefined}
        aria-describedby={`planning-room-${room.id}`}
        onClick={() => isFree(choice) && onChoose()}
      >
        <bdi>{room.number}</bdi>
      </button>
      <span id={`planning-room-${room.id}`} className="planning-room-about">
        {isFree(choice) ? about.join(" · ") : <Reasons reasons={reasons} isQuiet />}
      </span>
    </li>
  );
}
