import type { Planning, PlanningRoom } from "@/contract/reservations/planning";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";

import type { MakingWay } from "./makingWay";

interface RoomsInsteadProps {
  guests: readonly MakingWay[];
  plan: Planning;
  onChoose: (reservationId: string, roomId: string) => void;
}

/** Guests who have the room, each with the room that they get instead. */
export function RoomsInstead({ guests, plan, onChoose }: RoomsInsteadProps) {
  const { text } = useText();
  const { date } = useFormat();
  const wordsOf = ({ number, roomTypeId, cleanliness }: PlanningRoom) =>
    [number, plan.roomTypes.find(({ id }) => id === roomTypeId)?.name, text(`desk.${cleanliness}`)].join(" · ");
  return guests.map(({ stay: { id, guest, arrival, departure }, rooms, move }) => (
    <ChoiceControl
      key={id}
      label={text("planning.roomInstead", { guest, arrival: date(arrival), departure: date(departure) })}
      value={move?.roomId ?? ""}
      choices={rooms.length === 0 ? [["", "–"]] : rooms.map((room) => [room.id, wordsOf(room)])}
      onChange={(roomId) => onChoose(id, roomId)}
      problem={move ? undefined : text("booking.noFreeRoom")}
    />
  ));
}
