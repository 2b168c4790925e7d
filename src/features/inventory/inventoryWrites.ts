import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { RoomsDraft } from "@/contract/rooms/inventory";
import { inventoryContract } from "@/contract/rooms/inventoryCalls";
import { createClient } from "@/shared/api/createClient";
import type { Sentence } from "@/shared/i18n/sentence";
import { createLoad } from "@/shared/load/createLoad";
import { refusalNotice, refusalSentence } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { undoSlice } from "@/shared/undo/undoSlice";
import { createWrite } from "@/shared/write/createWrite";

export const inventoryApi = createClient(inventoryContract);

/** The types as the server has them; `roomTypes` shows what is pending over them. */
export const told = createLoad("inventoryTypes", () => inventoryApi.listRoomTypes(), inventoryApi.listRoomTypes.reads);

export const inventoryUndo = undoSlice("inventoryUndo");

/** Rooms that are created together, as they are typed in a line. */
interface TypedRooms {
  typed: string;
  /** Why the server has refused them. */
  why?: Sentence;
}

/** The dialog of these rooms while it is open: it opens again where they were refused. */
export const typedRoomsSlice = createSlice({
  name: "typedRooms",
  initialState: null as TypedRooms | null,
  reducers: {
    opened: (_, { payload }: PayloadAction<TypedRooms>): TypedRooms | null => payload,
    closed: () => null,
  },
  selectors: { selectTyped: (typed) => typed },
});

interface TogetherWrite {
  clientId: string;
  typed: string;
  draft: RoomsDraft;
  /** Of rooms that are taken back. */
  ids?: string[];
}

const { opened } = typedRoomsSlice.actions;

/** Rooms that are created together, or taken back: all of them, or none. */
export const togetherWrites = createWrite<TogetherWrite>()("roomsTogether", {
  recordOf: ({ clientId }) => clientId,
  isWhat: (value): value is TogetherWrite =>
    isObject(value) && hasTexts(value, ["clientId", "typed"]) && isObject(value.draft),
}).sentBy({
  *send({ clientId, draft, ids }, key): Saga<string[]> {
    const reply = ids
      ? yield* call(inventoryApi.withdrawRooms, { body: { ids }, key })
      : yield* call(inventoryApi.createRooms, { body: { clientId, draft }, key });
    yield* told.askAgain();
    return reply;
  },
  *refused({ typed, ids }, error): Saga {
    if (!ids && window.location.pathname === paths.roomInventory)
      yield* put(opened({ typed, why: refusalSentence(error) }));
    else
      yield* put(
        refusalNotice(error, {
          sentence: { id: "inventory.notCreated" },
          path: paths.roomInventory,
          ...(!ids && { written: typed }),
        }),
      );
  },
  readAgain: told.askAgain,
  undoable: {
    undo: inventoryUndo,
    isUndo: ({ ids }) => ids !== undefined,
    inverse: (write, ids) => ({ ...write, ids }),
    done: ({ ids = [] }) => ({ id: "inventory.created", values: { count: ids.length } }),
    undone: ({ ids = [] }) => ({ id: "inventory.withdrawn", values: { count: ids.length } }),
  },
});

interface OrderWrite {
  /** Ids of all types in their order. */
  before: string[];
  after: string[];
  isUndo: boolean;
}

export const orderWrites = createWrite<OrderWrite>()("roomTypeOrder", {
  recordOf: () => "order",
  isWhat: (value): value is OrderWrite =>
    isObject(value) && Array.isArray(value.before) && Array.isArray(value.after) && "isUndo" in value,
}).sentBy({
  *send({ before, after }, key): Saga {
    const rows = yield* call(inventoryApi.orderRoomTypes, { body: { before, after }, key });
    yield* told.tell(() => rows);
  },
  *refused(_, error): Saga {
    yield* put(refusalNotice(error, { sentence: { id: "inventory.notOrdered" }, path: paths.roomInventory }));
    yield* told.askAgain();
  },
  readAgain: told.askAgain,
  undoable: {
    undo: inventoryUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: ({ before, after }) => ({ before: after, after: before, isUndo: true }),
    done: () => ({ id: "inventory.ordered" }),
    undone: () => ({ id: "inventory.orderUndone" }),
  },
});
