import type { CivilDate, Cleanliness, RoomBlock } from "@/contract/property";
import type { RoomState } from "@/contract/reservations/desk";
import type { RoomStatusField, RoomStatusLine } from "@/contract/rooms/roomStatus";
import { isReady } from "@/domain/rooms/cleanliness";
import { roomOf } from "@/domain/reservations/roomOf";

import type { Shelf } from "../core/shelf";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import type { Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import { RecordBook } from "../records/RecordBook";
import { lastUses, type RoomUse } from "./lastUses";

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

type What = RoomStatusLine["what"];

/** Rooms, each by its id, with who is in them and who used them last; read again after a change of the hotel. */
interface Uses {
  asOf: number;
  last: ReadonlyMap<string, RoomUse>;
  inHouse: ReadonlyMap<string, ListEntry>;
}

/** The one door to the state of the rooms: desk, housekeeping and the page of the rooms read and write it here. */
export class RoomMarks extends RecordBook<StoredRoom> {
  readonly #since: CivilDate;
  #uses?: Uses;

  /** Rooms whose last guest left before `since` are clean. */
  constructor(hotel: Hotel, shelf: Shelf, seed: readonly StoredRoom[], since: CivilDate) {
    super(hotel, shelf, seed, { topic: "rooms", name: "roomMarks" });
    this.#since = since;
  }

  /** Every room as the desk has to know it before it gives the keys. */
  states(): RoomState[] {
    return this.hotel.rooms.map(({ id }) => ({
      roomId: id,
      cleanliness: this.cleanlinessOf(id),
      occupant: this.stayIn(id)?.customer ?? "",
    }));
  }

  cleanlinessOf(roomId: string): Cleanliness {
    const { mark } = this.of(roomId);
    const use = this.lastUseOf(roomId);
    if (mark?.after !== use) return use ? "dirty" : "clean";
    const isLeft = mark.cleanliness === "cleaning" && mark.on < this.hotel.property.businessDate;
    return isLeft ? "dirty" : mark.cleanliness;
  }

  /** Who is in the room now. */
  stayIn(roomId: string): ListEntry | undefined {
    return this.#now.inHouse.get(roomId);
  }

  /** The use that made it dirty last. */
  lastUse(roomId: string): RoomUse | undefined {
    return this.#now.last.get(roomId);
  }

  /** The name of that use, "" for none. */
  lastUseOf(roomId: string): string {
    return this.lastUse(roomId)?.name ?? "";
  }

  /** Its guest has left it, and it has not been clean since. */
  isLeftDirty(roomId: string): boolean {
    const { mark } = this.of(roomId);
    const use = this.lastUse(roomId);
    const isMadeDirty = mark?.after === use?.name && mark?.cleanliness === "dirty";
    return use?.isLeave === true && !isMadeDirty && !isReady(this.cleanlinessOf(roomId));
  }

  isUndisturbed(roomId: string): boolean {
    const { doNotDisturb } = this.of(roomId);
    return doNotDisturb !== undefined && doNotDisturb === this.stayIn(roomId)?.reservation.id;
  }

  /** The guest in it does not want to be disturbed, nor wanted to at the end of the day before. */
  isUndisturbedSince(roomId: string, date: CivilDate): boolean {
    const { undisturbedFrom = date } = this.of(roomId);
    return this.isUndisturbed(roomId) && undisturbedFrom < date;
  }

  /** The people whom housekeeping saw, as long as the same guest is in the room, or still no one. */
  seenIn(roomId: string): StoredRoom["seen"] {
    const { seen } = this.of(roomId);
    return seen?.during === this.#during(roomId) ? seen : undefined;
  }

  /**
   * Says what was done to a room. It stays so until its guest leaves, or has slept another night. Work that was done at an
   * instant (ISO 8601, "" for now) before the last use says nothing of the room.
   */
  mark(roomId: string, cleanliness: Cleanliness, actor: Actor, note = "", at = ""): StoredRoom {
    const before = this.cleanlinessOf(roomId);
    if ((before === cleanliness && note === "") || this.#isBeforeUse(roomId, at)) return this.of(roomId);
    const mark = { after: this.lastUseOf(roomId), on: this.hotel.property.businessDate, cleanliness };
    return this.#change(roomId, { mark }, actor, whatOf[cleanliness], "cleanliness", [before, cleanliness], note);
  }

  /** Until the guest leaves the room, or until it is taken back. In a vacant room nothing can be asked for. */
  doNotDisturb(roomId: string, isOn: boolean, actor: Actor, note = ""): StoredRoom {
    const before = this.isUndisturbed(roomId);
    const stay = this.stayIn(roomId);
    if (before === isOn || !stay) return this.of(roomId);
    const what = isOn ? "setDoNotDisturb" : "clearDoNotDisturb";
    const change = {
      doNotDisturb: isOn ? stay.reservation.id : undefined,
      undisturbedFrom: this.hotel.property.businessDate,
    };
    return this.#change(roomId, change, actor, what, "doNotDisturb", [before, isOn], note);
  }

  /** Keeps how many people were seen; it never changes who is in the room. */
  reportPeople(roomId: string, people: number, actor: Actor, note = ""): StoredRoom {
    const before = this.seenIn(roomId)?.people;
    if (before === people) return this.of(roomId);
    const seen = { during: this.#during(roomId), people, by: actor.by, at: actor.now.toISOString() };
    return this.#change(roomId, { seen }, actor, "reportPeople", "people", [before ?? "", people], note);
  }

  /** Desk and housekeeping have cleared up who is in the room: what was seen counts no more. */
  resolveDiscrepancy(roomId: string, reason: string, actor: Actor): StoredRoom {
    const before = this.seenIn(roomId)?.people ?? "";
    return this.#change(roomId, { seen: undefined }, actor, "resolveDiscrepancy", "people", [before, ""], reason);
  }

  /** Keeps a defect of the room; "" once it works again. */
  reportFault(roomId: string, fault: string, actor: Actor): StoredRoom {
    const before = this.of(roomId).fault;
    if (before === fault) return this.of(roomId);
    return this.#change(roomId, { fault }, actor, fault ? "reportFault" : "clearFault", "fault", [before, fault]);
  }

  /** A line for a block, which itself is in the books of the hotel. */
  noteBlock({ roomId, from, to }: RoomBlock, isOn: boolean, actor: Actor): StoredRoom {
    const nights = `${from}/${to}`;
    const values: [string, string] = isOn ? ["", nights] : [nights, ""];
    return this.#change(roomId, {}, actor, isOn ? "block" : "unblock", "block", values);
  }

  of(roomId: string): StoredRoom {
    return this.find(roomId) ?? { id: roomId, version: 1, fault: "", history: [] };
  }

  #during(roomId: string): string {
    return this.stayIn(roomId)?.reservation.id ?? this.lastUseOf(roomId);
  }

  /** False where either instant is not known. */
  #isBeforeUse(roomId: string, at: string): boolean {
    return Date.parse(at) < Date.parse(this.lastUse(roomId)?.at ?? "");
  }

  #change(
    roomId: string,
    change: Partial<StoredRoom>,
    actor: Actor,
    what: What,
    field: RoomStatusField,
    [before, after]: [unknown, unknown],
    note = "",
  ): StoredRoom {
    const room = this.of(roomId);
    const changes = [{ field, before: String(before), after: String(after) }];
    const history = historyWith(room.history, { what, changes, ...(note && { note }) }, actor);
    return this.put({ ...room, ...change, version: room.version + 1, history });
  }

  get #now(): Uses {
    const { hotel } = this;
    const { businessDate } = hotel.property;
    const asOf = hotel.revision.count;
    if (this.#uses?.asOf !== asOf) {
      const here = hotel.list.where(({ reservation: { state } }) => state === "inHouse");
      const inHouse = new Map(here.map((entry) => [roomOf(entry.reservation, businessDate), entry]));
      this.#uses = { asOf, last: lastUses(hotel, this.#since), inHouse };
    }
    return this.#uses;
  }
}

const whatOf = { dirty: "markDirty", cleaning: "startCleaning", clean: "markClean", inspected: "inspect" } as const;
