import "../stay.scss";

import type { ReactNode } from "react";

import type { Room, RoomType } from "@/contract/property";
import type { RoomState } from "@/contract/reservations/desk";
import type { RoomChoice } from "@/contract/reservations/reservationActions";
import { isDowngrade } from "@/domain/rates/downgrade";
import { inRoomOrder } from "@/domain/reservations/roomOrder";
import { isReady } from "@/domain/rooms/cleanliness";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";

/** A room that can be had, and its facts in words. */
interface FittingRoom {
  choice: RoomChoice;
  about: string;
}

interface RoomChoicesProps {
  /** In the order of the server, which is kept among equals. */
  choices: readonly RoomChoice[];
  soldTypeId: string;
  /** The rooms of the nights in question. Where there is one alone, it is shown above, and is no choice. */
  heldIds: readonly string[];
  roomTypes: readonly RoomType[];
  states: readonly RoomState[];
  /** Some of the rooms: free to the end, then of the type sold, then ready. */
  children: (rooms: readonly FittingRoom[]) => ReactNode;
}

/**
 * Rooms to choose from: the one that the guest has and those that fit; behind counts the simpler ones, which need a reason,
 * and the others with what is against them.
 */
export function RoomChoices({ choices, soldTypeId, heldIds, roomTypes, states, children }: RoomChoicesProps) {
  const { text } = useText();
  const { date } = useFormat();
  const stateOf = ({ room }: RoomChoice) => states.find(({ roomId }) => roomId === room.id);
  const present = heldIds.length === 1 ? choices.find(({ room }) => room.id === heldIds[0]) : undefined;
  const others = choices.filter((choice) => choice !== present);
  const free = others.filter(isFree).toSorted((one, other) => inRoomOrder(fittingOf(one), fittingOf(other)));
  const fitting = free.filter(({ room }) => !isSimpler(room));
  const simpler = free.filter(({ room }) => isSimpler(room));
  const unavailable = others.filter((choice) => !isFree(choice));

  function rankOf(typeId: string) {
    return roomTypes.find(({ id }) => id === typeId)?.rank ?? 0;
  }

  function isSimpler({ roomTypeId }: Room) {
    return rankOf(roomTypeId) < rankOf(soldTypeId);
  }

  function fittingOf(choice: RoomChoice) {
    const { roomTypeId } = choice.room;
    const state = stateOf(choice);
    return {
      endsEarly: choice.departure !== undefined,
      isOfTypeSold: roomTypeId === soldTypeId,
      isReady: !state || (state.occupant === "" && isReady(state.cleanliness)),
      rank: rankOf(roomTypeId),
    };
  }

  function aboutOf(choice: RoomChoice): string {
    const { room, departure } = choice;
    const state = stateOf(choice);
    const type = roomTypes.find(({ id }) => id === room.roomTypeId);
    return [
      ...(heldIds.includes(room.id) ? [text("booking.roomCurrent")] : []),
      ...(type ? [type.name] : []),
      ...(room.roomTypeId === soldTypeId ? [] : [text(isSimpler(room) ? "booking.roomSimpler" : "booking.roomBetter")]),
      ...(departure ? [text("booking.roomUntil", { date: date(departure) })] : []),
      ...(state?.occupant && choice !== present ? [text("desk.occupiedBy", { guest: state.occupant })] : []),
      ...(state && !state.occupant ? [text(`roomState.${state.cleanliness}`)] : []),
      text("booking.floor", { floor: room.floor }),
      ...room.features.map((one) => text(`booking.feature.${one}`)),
    ].join(" · ");
  }

  return (
    <>
      {present && (
        <Row as="p" gap={10} align="baseline">
          <Text as="bdi" weight={550}>
            {present.room.number}
          </Text>
          <Muted size={13}>{aboutOf(present)}</Muted>
        </Row>
      )}
      {fitting.length === 0 && <p>{text("booking.noFreeRoom")}</p>}
      {fitting.length > 0 && children(fitting.map((choice) => ({ choice, about: aboutOf(choice) })))}
      {simpler.length > 0 && (
        <details className="rooms-unavailable">
          <summary>{text("booking.roomsSimpler", { count: simpler.length })}</summary>
          {children(simpler.map((choice) => ({ choice, about: aboutOf(choice) })))}
        </details>
      )}
      <UnavailableRooms choices={unavailable} />
    </>
  );
}

/** Rooms that cannot be had, each with its reasons, behind their count. */
export function UnavailableRooms({ choices }: Pick<RoomChoicesProps, "choices">) {
  const { text } = useText();
  if (choices.length === 0) return null;
  return (
    <details className="rooms-unavailable">
      <summary>{text("booking.roomsUnavailable", { count: choices.length })}</summary>
      <Stack as="ul" gap={6} before={8}>
        {choices.map(({ room, reasons }) => (
          <li key={room.id}>
            <bdi>{room.number}</bdi>
            <Reasons reasons={reasons} isQuiet />
          </li>
        ))}
      </Stack>
    </details>
  );
}

const isFree = ({ reasons }: RoomChoice) => reasons.length === 0 || isDowngrade(reasons);
