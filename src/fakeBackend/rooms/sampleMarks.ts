import type { StoredRoom } from "./RoomMarks";
import type { Hotel } from "../hotel/Hotel";

/** TODO */
export function sampleMarks(_hotel: Hotel, _now: Date): StoredRoom[] {
  return [];
}
