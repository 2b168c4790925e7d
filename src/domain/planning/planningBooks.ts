import type { Planning, PlanningStay } from "@/contract/reservations/planning";
import type { CivilDate, Room } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import type { NightCount, RoomNight } from "../rates/availability";
import { allowancesOn } from "../rates/overbooking";
import { reasonFor } from "../reasonFor";
import { isToLeave, takesRooms } from "../reservations/situationOf";
import { hasNight } from "../stay";
import type { PlacedNight } from "./barsOf";
import { barsOfRooms } from "./barsOfRooms";
import { placesOf } from "./moved";

/** Changes together with a stay: `gone` are out of their rooms, the nights of `come` are taken. */
export interface Changing {
  gone: readonly PlanningStay[];
  come: readonly PlacedNight[];
}

const nothing: Changing = { gone: [], come: [] };

/** Who has which room on the nights of a planning, and what is left of each type. */
export function planningBooks({ stays, blocks, counts, roomTypes, businessDate, ...planning }: Planning) {
  const held = barsOfRooms({ rooms: planning.rooms, stays });
  const countOf = byTypeAndNight(counts);
  const types = new Map(roomTypes.map((type) => [type.id, type]));

  function roomsOf(typeIds: readonly string[], date: CivilDate, gone: readonly string[], come: readonly string[]) {
    const all = typeIds.flatMap((roomTypeId) => countOf.get(keyOf({ roomTypeId, date })) ?? []);
    const sum = (of: "free" | "sold" | "blocked") => all.reduce((total, count) => total + count[of], 0);
    const among = (ids: readonly string[]) => ids.filter((id) => typeIds.includes(id)).length;
    const physical = sum("free") + sum("sold") + sum("blocked");
    return { physical, blocked: sum("blocked"), sold: sum("sold") - among(gone) + among(come) };
  }

  return {
    roomNight(roomId: string, date: CivilDate, { gone, come } = nothing): RoomNight {
      if (blocks.some((block) => block.roomId === roomId && hasNight(block, date))) return { date, holder: "block" };
      const holder = held
        .get(roomId)
        ?.find(
          ({ bar, stay }) => hasNight(bar, date) && takesRooms(stay.state) && !gone.some(({ id }) => id === stay.id),
        );
      const isTaken = holder || come.some((night) => night.roomId === roomId && night.date === date);
      return isTaken ? { date, holder: "reservation" } : { date };
    },
    /** Undefined for a night that is not part of the planning. */
    nightCount(roomTypeId: string, date: CivilDate, { gone, come } = nothing): NightCount | undefined {
      if (!countOf.has(keyOf({ roomTypeId, date }))) return undefined;
      const typesOn = (nights: readonly PlacedNight[]) =>
        nights.filter((night) => night.date === date && !night.isDay).map((night) => night.roomTypeId);
      const left = typesOn(gone.flatMap(placesOf));
      const taken = typesOn(come);
      const granted = planning.overbookings.filter((one) => one.date === date);
      const type = types.get(roomTypeId) ?? { id: roomTypeId, overbookingAllowance: 0 };
      const allowed = allowancesOn(granted, type, planning.overbookingAllowance);
      return {
        date,
        type: {
          ...roomsOf([roomTypeId], date, left, taken),
          overbookingAllowance: allowed.type,
        },
        house: { ...roomsOf([...types.keys()], date, left, taken), overbookingAllowance: allowed.house },
      };
    },
    /** The last guest of the room is still in it. */
    occupiedReasons({ id, number }: Pick<Room, "id" | "number">, stayId?: string): Reason[] {
      const occupant = stays.find(
        (stay) => stay.id !== stayId && isToLeave(stay, businessDate) && stay.bars.at(-1)?.roomId === id,
      );
      return occupant ? [reasonFor("ROOM_OCCUPIED", { room: number, guest: occupant.guest })] : [];
    },
  };
}

interface TypeNight {
  roomTypeId: string;
  date: CivilDate;
}

const keyOf = ({ roomTypeId, date }: TypeNight) => `${roomTypeId} ${date}`;

const indexes = new WeakMap<readonly TypeNight[], ReadonlyMap<string, TypeNight>>();

/** A year of a property is indexed once: a move leaves it as it is. */
function byTypeAndNight<Row extends TypeNight>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const index =
    (indexes.get(rows) as ReadonlyMap<string, Row> | undefined) ?? new Map(rows.map((row) => [keyOf(row), row]));
  indexes.set(rows, index);
  return index;
}
