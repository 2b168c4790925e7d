import type { Room, RoomFeature, RoomType } from "@/contract/property";

export const roomTypesSeed: RoomType[] = [
  roomType("IND", "Individual", 1, [1, 1, 0], [1, 0]),
  roomType("DBL", "Doble", 2, [3, 2, 1], [2, 2500], 1),
  roomType("TWN", "Doble dos camas", 3, [3, 2, 1], [2, 2500]),
  roomType("FAM", "Familiar", 4, [5, 4, 3], [3, 2800]),
  roomType("JST", "Junior suite", 5, [3, 3, 2], [2, 3500]),
  roomType("STE", "Suite", 6, [4, 4, 2], [2, 4500]),
];

function roomType(
  code: string,
  name: string,
  rank: number,
  [maxOccupancy, maxAdults, maxChildren]: [number, number, number],
  [baseOccupancy, extraAdultPrice]: [number, number],
  overbookingAllowance = 0,
): RoomType {
  const cots = maxChildren > 0 ? 1 : 0;
  const people = { cots, maxOccupancy, maxAdults, maxChildren, baseOccupancy, extraAdultPrice };
  return { id: code, code, name, rank, overbookingAllowance, ...people, isActive: true };
}

/** Twelve rooms on each floor, from the lift to the end of the corridor. A taller building begins again. */
const floors: string[] = [
  "IND IND IND DBL DBL DBL DBL TWN TWN TWN FAM FAM",
  "IND IND IND DBL DBL DBL DBL TWN TWN TWN FAM FAM",
  "DBL DBL DBL DBL TWN TWN TWN TWN FAM FAM JST JST",
  "DBL DBL DBL DBL JST JST JST JST STE STE STE STE",
];

export const USUAL_ROOMS = 48;
/** From 0, on each floor. */
const FIRST_WITH_DOOR = 8;

export function roomsSeed(count = USUAL_ROOMS): Room[] {
  const storeys = Array.from({ length: Math.ceil(count / 12) }, (_, index) => floors[index % floors.length]!);
  const rooms = storeys.flatMap((types, index) =>
    types.split(" ").map((roomTypeId, place) => {
      const floor = index + 1;
      const number = `${floor}${String(place + 1).padStart(2, "0")}`;
      return {
        id: `R-${number}`,
        number,
        floor,
        roomTypeId,
        features: featuresOf(floor, place + 1, roomTypeId),
        zone: place < 6 ? "Ala norte" : "Ala sur",
        isActive: true,
      };
    }),
  );
  return withDoors(rooms.slice(0, count));
}

/** At the end of the corridor, two rooms of a type share a door. */
const withDoors = (rooms: readonly Room[]): Room[] =>
  rooms.map((room, index) => {
    const place = index % 12;
    const other = place < FIRST_WITH_DOOR ? undefined : rooms[place % 2 === 0 ? index + 1 : index - 1];
    return other ? { ...room, connectsWith: [other.id] } : room;
  });

function featuresOf(floor: number, place: number, roomTypeId: string): RoomFeature[] {
  const has: Record<RoomFeature, boolean> = {
    accessible: floor === 1 && [4, 8, 11].includes(place),
    balcony: floor >= 3,
    seaView: floor >= 2 && place % 2 === 0,
    quiet: place >= 9,
    nearLift: place <= 2,
    bathtub: roomTypeId === "JST" || roomTypeId === "STE",
  };
  return (Object.keys(has) as RoomFeature[]).filter((feature) => has[feature]);
}
