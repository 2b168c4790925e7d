import type { RoomType } from "@/contract/property";
import {
  type RoomTypeDraft,
  type RoomTypeField,
  roomTypeFields,
  type RoomTypeRecord,
  type RoomTypeRow,
} from "@/contract/rooms/inventory";
import type { Fault } from "@/domain/faults";
import { generalReason } from "@/domain/definition/generalReason";
import { type Party, partyIn } from "@/domain/rates/cots";
import { peopleIn, type PeopleLimit, peopleLimits } from "@/domain/rates/peopleReasons";
import { takesRooms } from "@/domain/reservations/situationOf";
import { inventoryReason, roomTypeFaults, writtenType } from "@/domain/setUp/inventoryFaults";
import { roomTypeOffReasons } from "@/domain/setUp/setUpChangeReasons";

import type { Context } from "../core/routes";
import type { Hotel } from "../hotel/Hotel";
import { inRankOrder } from "../hotel/setUp/SetUp";
import type { Actor } from "../records/Actor";
import { changesIn } from "../records/history";
import { notFound, Refused, refuseFaults, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import { areKnown, type InventoryBook, putSheet, sheetOf, type StoredSheet, switchPermissions } from "./InventoryBook";

type StoredType = Omit<RoomType, "id"> & StoredSheet & { typeId: string; price: number };

/** The id of a record: a type's own may be as short as that of a new record. */
const recordId = (typeId: string) => `type-${typeId}`;

function stored({ id: typeId, ...type }: RoomType, { hotel, roomTypes }: InventoryBook): StoredType {
  const price = hotel.setUp.listPrices.find(typeId)?.price ?? 0;
  return { ...sheetOf(recordId(typeId), roomTypes), ...type, typeId, price };
}

function get(id: string, books: InventoryBook): StoredType {
  const type = books.hotel.setUp.roomTypes.all().find((one) => recordId(one.id) === id);
  if (!type) throw notFound();
  return stored(type, books);
}

/** A draft in the words of a history: of beds, those that there are. */
const inWords = (draft: RoomTypeDraft): Record<RoomTypeField, unknown> => ({
  ...draft,
  beds: Object.entries(draft.beds).flatMap(([kind, count]) => (count > 0 ? `${kind} ${count}` : [])),
  pictures: draft.pictures.length,
});

function toRecord(type: StoredType, { hotel }: InventoryBook): RoomTypeRecord {
  const { id, typeId, version, isActive, history } = type;
  const { nights, property, rooms } = hotel;
  const own = rooms.filter(({ roomTypeId }) => roomTypeId === typeId).length;

  /** A room of a type that is not sold would be on no planning. */
  const switchOff = () => [
    ...roomTypeOffReasons({ ...type, id: typeId, isActive: false }, nights.nightsOfType(typeId, property.businessDate)),
    ...(own > 0 ? [inventoryReason("ROOM_TYPE_HAS_ROOMS", { roomType: type.name })] : []),
  ];

  return {
    ...writtenType(type),
    id,
    version,
    isActive,
    history,
    rooms: own,
    actions: switchPermissions(isActive, { switchOff, switchOn: () => [] }),
  };
}

/** Puts type and price, and what else a person has decided of it. */
function put(
  id: string,
  draft: RoomTypeDraft,
  more: Pick<RoomType, "rank" | "overbookingAllowance" | "isActive">,
  books: InventoryBook,
) {
  const { price, notes: _, pictures: __, extraBeds: ___, beds: ____, ...type } = draft;
  const { roomTypes, listPrices } = books.hotel.setUp;
  roomTypes.put({ ...type, ...more, id });
  listPrices.put({ ...listPrices.find(id), id, price });
}

/** All types in their order. */
export const roomTypeRows = (books: InventoryBook): RoomTypeRow[] =>
  inRankOrder(books.hotel.setUp.roomTypes).map((type) => {
    const { history: _, notes: __, pictures: ___, ...row } = toRecord(stored(type, books), books);
    return row;
  });

/** Gives the types such an order, as one change: where they have it already, nothing happens. */
export function orderRoomTypes(
  { before, after }: { before: string[]; after: string[] },
  books: InventoryBook,
  actor: Actor,
) {
  const { roomTypes } = books.hotel.setUp;
  const now = inRankOrder(roomTypes);
  const ids = now.map(({ id }) => recordId(id));
  if (isSame(ids, after)) return roomTypeRows(books);
  const isOrder = isSame(ids.toSorted(), after.toSorted());
  if (!isSame(ids, before) || !isOrder)
    throw new Refused(409, { reasons: [inventoryReason("ROOM_TYPE_ORDER_CHANGED")] });
  roomTypes.putAll(now.map((type) => ({ ...type, rank: after.indexOf(recordId(type.id)) + 1 })));
  for (const id of after.filter((one, place) => one !== ids[place]))
    putSheet(id, books.roomTypes, { what: "changed" }, actor);
  return roomTypeRows(books);
}

/** Stays to come, or in the house, that a lower limit leaves out: none of their changes could be saved. */
function staysAbove(draft: RoomTypeDraft, former: StoredType, { list, property }: Hotel): Fault[] {
  const sold = list.where(
    ({ reservation: { state, nights } }) =>
      takesRooms(state) && nights.some((one) => one.roomTypeId === former.typeId && one.date >= property.businessDate),
  );
  const parties = sold.map(({ reservation }) => partyIn(reservation));
  const fits = (party: Party, field: PeopleLimit, type: Pick<RoomType, PeopleLimit | "cots">) =>
    peopleIn(party, type)[field] <= type[field];
  return peopleLimits.flatMap((field) => {
    const count = parties.filter((party) => fits(party, field, former) && !fits(party, field, draft)).length;
    const at = draft[field] < former[field] ? field : "cots";
    return count > 0 ? [{ field: at, reason: inventoryReason("ROOM_TYPE_STAYS", { count }) }] : [];
  });
}

const record = serveRecord({
  booksOf: ({ db }: Context) => db.inventory,
  get,
  shown: toRecord,
  stale: generalReason("RECORD_STALE"),
});

export const roomTypeRecord = {
  get: record.get,
  ...record.form({
    written: writtenType,
    isWritten: (type, draft) => isSame(writtenType(type), draft),
    check(draft, { hotel }, former) {
      const others = hotel.setUp.roomTypes.all().filter(({ id }) => id !== former?.typeId);
      const { baseOccupancy, maxOccupancy, maxAdults, maxChildren, cots } = draft;
      const people = [baseOccupancy - 1, maxOccupancy, maxAdults - 1, maxChildren, cots];
      const faults = [...roomTypeFaults(draft, others), ...(former ? staysAbove(draft, former, hotel) : [])];
      refuseFaults(faults, unknownValues(areKnown({ ...draft, people })));
    },
    madeBy: ({ roomTypes }) => roomTypes.madeBy,
    add(draft, books, actor) {
      const id = books.roomTypes.nextId();
      const rank = Math.max(0, ...books.hotel.setUp.roomTypes.all().map((type) => type.rank)) + 1;
      put(id.slice("type-".length), draft, { rank, overbookingAllowance: 0, isActive: true }, books);
      putSheet(id, books.roomTypes, { change: draftSheet(draft), what: "created" }, actor);
      return get(id, books);
    },
    rewrite(former, draft, books, actor) {
      const changes = changesIn(roomTypeFields, inWords(writtenType(former)), inWords(draft));
      const { rank, overbookingAllowance, isActive } = former;
      put(former.typeId, draft, { rank, overbookingAllowance, isActive }, books);
      putSheet(former.id, books.roomTypes, { change: draftSheet(draft), what: "changed", changes }, actor);
      return get(former.id, books);
    },
  }),
  act: record.act({
    actions: ["edit", "switchOff", "switchOn"],
    act(action, _act: { version: number }, { id, typeId }, books, actor) {
      const { roomTypes } = books.hotel.setUp;
      const isActive = action === "switchOn";
      roomTypes.put({ ...roomTypes.find(typeId)!, isActive });
      putSheet(id, books.roomTypes, { what: isActive ? "switchedOn" : "switchedOff" }, actor);
      return get(id, books);
    },
  }),
};

const draftSheet = ({ notes, pictures, extraBeds, beds }: RoomTypeDraft) => ({ notes, pictures, extraBeds, beds });
