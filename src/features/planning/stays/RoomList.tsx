import { useState } from "react";

import type { Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { RoomChoice } from "@/contract/reservations/reservationActions";
import { addDays } from "@/domain/civilDate";
import { nightsOf } from "@/domain/stay";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";

import { roomChoices } from "./moves";

interface RoomListProps {
  stay: PlanningStay;
  plan: Planning;
  judge: (nights: PlanningBar, roomId: string) => Reason[];
  onChoose: (nights: PlanningBar, roomId: string | null) => void;
}

/** Every room, the free ones first; the others say why not. One press moves the guest, from the chosen night on. */
export function RoomList({ stay, plan, judge, onChoose }: RoomListProps) {
  const { text } = useText();
  const { date } = useFormat();
  const load = roomChoices.use(stay.id);
  const { arrival, departure } = stay;
  const isDay = arrival === departure;
  const to = isDay ? addDays(departure, 1) : departure;
  const ahead = nightsOf({ arrival: arrival > plan.businessDate ? arrival : plan.businessDate, departure: to });
  const [from = departure, setFrom] = useState(ahead[0]);
  const isWhole = from === ahead[0];
  const held = stay.bars.filter((bar) => bar.to > from).map(({ roomId }) => roomId);
  const { roomTypeId = stay.roomTypeId } = stay.bars.at(-1) ?? {};
  const nights = { roomTypeId, from: isWhole ? arrival : from, to, ...(isDay && { isDay }) };
  const others = load.data?.filter(({ room }) => held.length > 1 || room.id !== held[0]);
  // the server's reasons are those of the whole stay
  const choices = isWhole ? others : others?.map(({ room }) => ({ room, reasons: judge(nights, room.id) }));

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
      {choices && !choices.some(isFree) && <p>{text("booking.noFreeRoom")}</p>}
      {choices && (
        <Stack as="ul" className="planning-rooms" aria-label={text("planning.rooms")}>
          {isWhole && held.some((id) => id !== undefined) && stay.state !== "inHouse" && (
            <li>
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => onChoose(nights, null)}>
                {text("planning.takeAway")}
              </button>
            </li>
          )}
          {choices
            .toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)))
            .map((choice) => (
              <RoomOption
                key={choice.room.id}
                choice={choice}
                plan={plan}
                soldTypeId={stay.roomTypeId}
                onChoose={() => onChoose(nights, choice.room.id)}
              />
            ))}
        </Stack>
      )}
    </>
  );
}

const isFree = ({ reasons }: RoomChoice) => reasons.length === 0;

interface RoomOptionProps {
  choice: RoomChoice;
  plan: Planning;
  soldTypeId: string;
  onChoose: () => void;
}

function RoomOption({ choice, plan, soldTypeId, onChoose }: RoomOptionProps) {
  const { text } = useText();
  const { room, reasons } = choice;
  const type = plan.roomTypes.find(({ id }) => id === room.roomTypeId)?.name ?? "";
  const cleanliness = plan.rooms.find(({ id }) => id === room.id)?.cleanliness ?? "clean";
  const about = [
    type,
    ...(room.roomTypeId === soldTypeId ? [] : [text("assignment.reason.upgrade")]), // a simpler type is refused
    text("booking.floor", { floor: room.floor }),
    text(`desk.${cleanliness}`),
  ];
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
      <Muted size={12} id={`planning-room-${room.id}`}>
        {isFree(choice) ? about.join(" · ") : <Reasons reasons={reasons} isQuiet />}
      </Muted>
    </li>
  );
}
