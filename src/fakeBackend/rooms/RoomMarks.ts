import type { CivilDate, Cleanliness, RoomBlock } from "@/contract/property";
import type { RoomState } from "@/contract/reservations/desk";
import type { RoomStatusField, RoomStatusLine } from "@/contract/rooms/roomStatus";
import { isReady } from "@/domain/rooms/cleanliness";

import type { Shelf } from "../core/shelf";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import { type Actor, earlierOf } from "../records/Actor";
import { historyWith } from "../records/history";
import { RecordBook } from "../records/RecordBook";
import { type RoomUse, RoomUses } from "./RoomUses";
import type { StoredRoom } from "./StoredRoom";

/** How an act is told. */
interface Told {
  note?: string;
  /** ISO 8601 instant at which it was done or seen, where it is told later. */
  at?: string;
  /** The stay in the room then, "" for none: that of now unless told. */
  during?: string;
}

/** The one door to the state of the rooms: desk, housekeeping and the page of the rooms read and write it here. */
export class RoomMarks extends RecordBook<StoredRoom> {
  readonly #uses: RoomUses;

  /** Rooms whose last guest left before `since` are clean. */
  constructor(hotel: Hotel, shelf: Shelf, seed: readonly StoredRoom[], since: CivilDate) {
    super(hotel, shelf, seed, { topic: "rooms", name: "roomMarks" });
    this.#uses = new RoomUses(hotel, since);
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
    return this.#uses.stayIn(roomId);
  }

  /** The use that made it dirty last. */
  lastUse(roomId: string): RoomUse | undefined {
    return this.#uses.last(roomId);
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

  /** The stay that is in the room, "" for none, is another one than it was then. */
  isOfAnother(roomId: string, { during }: Told): boolean {
    return during !== undefined && during !== (this.stayIn(roomId)?.reservation.id ?? "");
  }

  /**
   * Says what was done to a room. It stays so until its guest leaves, or has slept another night. Work that was done before
   * the last use, or before the last word on the room, says nothing of it; but the end of a cleaning that is on does,
   * whatever a wrong clock says.
   */
  mark(roomId: string, cleanliness: Cleanliness, actor: Actor, { note = "", at }: Told = {}): StoredRoom {
    const before = this.cleanlinessOf(roomId);
    const isKnown = before === cleanliness && note === "";
    const isEnd = before === "cleaning" && cleanliness === "clean";
    if (isKnown || (!isEnd && this.#isOver(roomId, "cleanliness", { at }))) return this.of(roomId);
    const mark = { after: this.lastUseOf(roomId), on: this.hotel.property.businessDate, cleanliness };
    const values = [before, cleanliness];
    return this.#change(roomId, { mark }, whatOf[cleanliness], "cleanliness", values, actor, { note, at });
  }

  /**
   * Until the guest leaves the room, or until it is taken back. In a vacant room nothing can be asked for, and what an
   * earlier guest has asked for, or this one before the last word on it, changes nothing.
   */
  doNotDisturb(roomId: string, isOn: boolean, actor: Actor, told: Told = {}): StoredRoom {
    const before = this.isUndisturbed(roomId);
    const stay = this.stayIn(roomId);
    if (before === isOn || !stay || this.#isOver(roomId, "doNotDisturb", told)) return this.of(roomId);
    const what = isOn ? "setDoNotDisturb" : "clearDoNotDisturb";
    const change = {
      doNotDisturb: isOn ? stay.reservation.id : undefined,
      undisturbedFrom: this.hotel.property.businessDate,
    };
    return this.#change(roomId, change, what, "doNotDisturb", [before, isOn], actor, told);
  }

  /**
   * Keeps how many people were seen; it never changes who is in the room. What was seen during an earlier stay, or before
   * the last word on it, is kept as a line alone, which names that stay.
   */
  reportPeople(roomId: string, people: number, actor: Actor, told: Told = {}): StoredRoom {
    const isOver = this.#isOver(roomId, "people", told);
    const before = isOver ? undefined : this.seenIn(roomId)?.people;
    if (before === people) return this.of(roomId);
    const at = earlierOf(told.at, actor.now).toISOString();
    const seen = { during: this.#during(roomId), people, by: actor.by, at };
    const { note = isOver ? told.during : "" } = told;
    const values = [before ?? "", people];
    return this.#change(roomId, isOver ? {} : { seen }, "reportPeople", "people", values, actor, { note, at });
  }

  /** Desk and housekeeping have cleared up who is in the room: what was seen counts no more. */
  resolveDiscrepancy(roomId: string, reason: string, actor: Actor): StoredRoom {
    const before = this.seenIn(roomId)?.people ?? "";
    const told = { note: reason };
    return this.#change(roomId, { seen: undefined }, "resolveDiscrepancy", "people", [before, ""], actor, told);
  }

  /** Keeps a defect of the room; "" once it works again. */
  reportFault(roomId: string, fault: string, actor: Actor, { at }: Told = {}): StoredRoom {
    const before = this.of(roomId).fault;
    if (before === fault) return this.of(roomId);
    const what = fault ? "reportFault" : "clearFault";
    return this.#change(roomId, { fault }, what, "fault", [before, fault], actor, { at });
  }

  /** A line for a block, which itself is in the books of the hotel. */
  noteBlock({ roomId, from, to }: RoomBlock, isOn: boolean, actor: Actor): StoredRoom {
    const nights = `${from}/${to}`;
    return this.#change(roomId, {}, isOn ? "block" : "unblock", "block", isOn ? ["", nights] : [nights, ""], actor);
  }

  of(roomId: string): StoredRoom {
    return this.find(roomId) ?? { id: roomId, version: 1, fault: "", history: [] };
  }

  #during(roomId: string): string {
    return this.stayIn(roomId)?.reservation.id ?? this.lastUseOf(roomId);
  }

  /** It is of an earlier use of the room, or older than the last word on the same thing. */
  #isOver(roomId: string, field: RoomStatusField, told: Told): boolean {
    const isLater = ({ at, changes }: RoomStatusLine) =>
      changes[0]?.field === field && Date.parse(at) > Date.parse(told.at ?? "");
    const isEarlierUse = this.isOfAnother(roomId, told) || this.#isBeforeUse(roomId, told.at);
    return isEarlierUse || this.of(roomId).history.some(isLater);
  }

  /** False where either instant is not known. */
  #isBeforeUse(roomId: string, at = ""): boolean {
    return Date.parse(at) < Date.parse(this.lastUse(roomId)?.at ?? "");
  }

  #change(
    roomId: string,
    change: Partial<StoredRoom>,
    what: RoomStatusLine["what"],
    field: RoomStatusField,
    [before, after]: unknown[],
    actor: Actor,
    { note, at }: Told = {},
  ): StoredRoom {
    const room = this.of(roomId);
    const line = { what, changes: [{ field, before: String(before), after: String(after) }], ...(note && { note }) };
    const history = historyWith(room.history, line, { ...actor, now: earlierOf(at, actor.now) });
    return this.put({ ...room, ...change, version: room.version + 1, history });
  }
}

const whatOf = { dirty: "markDirty", cleaning: "startCleaning", clean: "markClean", inspected: "inspect" } as const;
