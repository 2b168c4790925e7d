import { useState } from "react";
import { useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import type { Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";
import { addDays } from "@/domain/civilDate";
import { againstMoving } from "@/domain/planning/moveReasons";
import { nightsBetween } from "@/domain/stay";
import { situationTones } from "@/shared/hotel/tones";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Reasons } from "@/shared/ui/states/Reasons";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { moves } from "./moves";
import { barNow, roomsOf } from "../plan/planningWords";
import type { RoomNights } from "./NightsDialog";
import { StayRooms } from "./StayRooms";
import type { StayMoves } from "./useStayMoves";

interface StayDialogProps {
  stay: PlanningStay;
  plan: Planning;
  /** Acts on stays. */
  acts: StayMoves;
  /** The room of tonight, or of the first night to come, is to be blocked. */
  onBlock: (nights: Partial<RoomNights>) => void;
  onClose: () => void;
}

/** A stay in short, with the acts that the desk has for it. */
export function StayDialog({ stay, plan, acts, onBlock, onClose }: StayDialogProps) {
  const { text } = useText();
  const { date, money } = useFormat();
  const [isChoosing, setIsChoosing] = useState(false);
  const isPending = useSelector(moves.selectPending).some(({ what }) =>
    what.former.some(({ id: one }) => one === stay.id),
  );
  const { id, guest, state, situation, arrival, departure, balance, isVip, notes } = stay;
  const against = againstMoving(stay, plan.businessDate);
  const cannotMove = against.length > 0 || isPending;
  const bar = barNow(stay, plan);
  const room = bar && plan.rooms.find((one) => one.id === bar.roomId);
  const rooms = roomsOf(stay, plan).map((number) => number || text("booking.roomNone"));

  function firstNight({ from }: PlanningBar) {
    const night = from > plan.businessDate ? from : plan.businessDate;
    return { arrival: night, departure: addDays(night, 1) };
  }

  return (
    <Dialog isOpen title={guest} onClose={onClose}>
      <Stack gap={12} className="planning-stay">
        <Row as="p" gap={12} rowGap={8} wraps>
          <StateBadge tone={situationTones[situation]}>{text(`situation.${situation}`)}</StateBadge>
          {isVip && <StateBadge tone="now">{text("desk.vip")}</StateBadge>}
          <bdi>{rooms.join(" → ")}</bdi>
        </Row>
        <p>
          <bdi>
            {date(arrival)} – {date(departure)}
          </bdi>{" "}
          · {text("booking.nights", { count: nightsBetween(arrival, departure) })} ·{" "}
          {text("booking.balanceDue", { amount: money({ cents: balance, currency: plan.currency }) })}
        </p>
        {notes.length > 0 && (
          <Facts
            shape="below"
            gap={8}
            facts={notes.map(({ kind, note }) => ({ label: text(`booking.note.${kind}`), value: note }))}
          />
        )}
        <Row gap={12} rowGap={8} wraps className="planning-acts">
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
          {room && !cannotMove && (
            <button type="button" className="btn btn-quiet" onClick={() => onBlock({ room, ...firstNight(bar) })}>
              {text("planning.block")}
            </button>
          )}
        </Row>
        {cannotMove && (
          <p id="planning-against" className="planning-against">
            {isPending ? text("assignment.waits") : <Reasons reasons={against} isQuiet />}
          </p>
        )}
        {isChoosing && !cannotMove && (
          <StayRooms
            stay={stay}
            plan={plan}
            judge={(nights, roomId) => acts.judge({ stay, bar: nights }, { ...nights, roomId })}
            onChoose={(nights, roomId, answers) => {
              onClose();
              acts.move({ stay, bar: nights }, { ...nights, roomId }, answers);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
