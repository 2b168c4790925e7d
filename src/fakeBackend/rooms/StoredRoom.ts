import type { CivilDate, Cleanliness } from "@/contract/property";
import type { RoomStatusLine } from "@/contract/rooms/roomStatus";

/** The word of staff on a room. All else follows from the stays. */
export interface StoredRoom {
  /** Of the room. */
  id: string;
  version: number;
  /**
   * The work that was done after a use (`RoomUse.name`, "" for none), on a business date: void after the next use. A
   * cleaning that was begun is over with its day, so that the next one has a task for the room.
   */
  mark?: { after: string; on: CivilDate; cleanliness: Cleanliness };
  /** The stay that asked not to be disturbed. */
  doNotDisturb?: string;
  /** Business date on which it asked for that; undefined where that is not known. */
  undisturbedFrom?: CivilDate;
  /** People whom housekeeping saw during this stay, or after this use while the room was empty. */
  seen?: { during: string; people: number; by: string; at: string };
  /** The defect, "" for none. */
  fault: string;
  history: RoomStatusLine[];
}
