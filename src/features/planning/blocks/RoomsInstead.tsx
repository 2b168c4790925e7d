import { generatePath } from "react-router-dom";

import type { CivilDate } from "@/contract/property";
import type { Planning, PlanningRoom } from "@/contract/reservations/planning";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { UnavailableRooms } from "@/shared/stay/rooms/RoomChoices";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Row } from "@/shared/ui/layout/Row";

import type { MakingWay } from "./makingWay";

interface RoomsInsteadProps {
  guests: readonly MakingWay[];
  plan: Planning;
  onChoose: (reservationId: string, roomId: string) => void;
  /** The block begins when a guest has left. */
  onWait: (departure: CivilDate) => void;
}

/** Guests who have the room, each with the room that they get instead; where none fits, the ways on. */
export function RoomsInstead({ guests, plan, onChoose, onWait }: RoomsInsteadProps) {
  const { text } = useText();
  const { date } = useFormat();
  const wordsOf = ({ number, roomTypeId, cleanliness }: PlanningRoom) =>
    [number, plan.roomTypes.find(({ id }) => id === roomTypeId)?.name, text(`roomState.${cleanliness}`)].join(" · ");
  return guests.map(({ stay: { id, guest, arrival, departure }, rooms, simpler, unavailable, move }) => (
    <div key={id}>
      <ChoiceControl
        label={text("planning.roomInstead", { guest, arrival: date(arrival), departure: date(departure) })}
        value={move?.roomId ?? ""}
        choices={[
          ...(rooms.length === 0 ? [["", "–"] as const] : []),
          ...rooms.map((room) => [room.id, wordsOf(room)] as const),
          ...simpler.map((room) => [room.id, `${wordsOf(room)} · ${text("booking.roomSimpler")}`] as const),
        ]}
        onChange={(roomId) => onChoose(id, roomId)}
        problem={move ? undefined : text(simpler.length > 0 ? "planning.onlySimpler" : "booking.noFreeRoom")}
      />
      {!move && (
        <Row gap={12} rowGap={8} wraps before={8} className="planning-acts">
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => onWait(departure)}>
            {text("planning.blockLater", { date: date(departure) })}
          </button>
          <PathLink className="btn btn-quiet btn-sm" to={generatePath(paths.reservation, { id })}>
            {text("planning.open")}
          </PathLink>
        </Row>
      )}
      <UnavailableRooms choices={unavailable} />
    </div>
  ));
}
