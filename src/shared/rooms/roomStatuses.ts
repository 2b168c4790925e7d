import {
  type RoomAction,
  type RoomFields,
  type RoomInputs,
  type RoomStatus,
  roomStatusContract,
} from "@/contract/rooms/roomStatus";
import { actedOn } from "@/domain/rooms/actedOn";
import { asOfReply } from "@/shared/api/asOf";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { roomPath } from "@/shared/hotel/recordPaths";
import { createLoad } from "@/shared/load/createLoad";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { undoSlice } from "@/shared/undo/undoSlice";
import { createWrite } from "@/shared/write/createWrite";

export const roomsApi = createClient(roomStatusContract);

const told = createLoad("roomStatuses", () => roomsApi.listRoomStatuses(), roomsApi.listRoomStatuses.reads);

/** An act on a room; `back` undoes it. */
export interface RoomWrite {
  /** Of the room, and its number. */
  id: string;
  room: string;
  action: RoomAction;
  request: RoomFields & { version: number };
  back?: Pick<RoomWrite, "action" | "request">;
  isUndo?: true;
}

export const roomUndo = undoSlice("roomUndo");

const pending = createWrite<RoomWrite>()("roomMarkWrites", {
  recordOf: ({ id }) => id,
  isWhat: (value): value is RoomWrite =>
    isObject(value) && hasTexts(value, ["id", "room", "action"]) && isObject(value.request),
});

export const roomMarkWrites = pending.sentBy({
  *send(write, key): Saga<RoomStatus> {
    const { id, action, request } = write;
    const room = yield* call(roomsApi.actOnRoom, { params: { id, action }, body: request, key });
    yield* tell(room);
    // what waits behind it was done upon the room as this act leaves it
    for (const { key: later, what } of yield* pending.behind(write, key))
      if (what.request.version === request.version) {
        const upon = { ...what, request: { ...what.request, version: room.version } };
        yield* put(pending.actions.amended({ key: later, what: upon }));
      }
    return room;
  },
  *refused({ id, room, request }, error): Saga {
    const sentence = { id: "roomState.notDone", values: { room } } as const;
    const path = roomPath(id);
    yield* put(refusalNotice(error, { id: path, sentence, path, written: request.note }));
    const { current } = recordRefusalOf<RoomStatus>(error);
    if (current) yield* tell(current);
  },
  readAgain: told.askAgain,
  undoable: {
    undo: roomUndo,
    isUndo: ({ isUndo }) => isUndo === true,
    inverse: (write, { version }) =>
      write.back && {
        ...write,
        action: write.back.action,
        request: { ...write.back.request, version },
        back: { action: write.action, request: write.request },
        isUndo: true,
      },
    done: ({ room, back }) => ({ id: "roomState.done", values: { room, act: back?.action ?? "" } }),
    undone: ({ room }) => ({ id: "roomState.undone", values: { room } }),
  },
});

function* tell(room: RoomStatus): Saga {
  yield* told.tell((known) => ({
    ...known,
    asOf: asOfReply(room) ?? known.asOf,
    rooms: known.rooms.map((one) => (one.id === room.id ? room : one)),
  }));
}

/** Every room, with the acts that are on their way. */
export const roomStatuses = roomMarkWrites.over(told, (known, { id, action, request }) => ({
  ...known,
  rooms: known.rooms.map((room) => (room.id === id ? actedOn(room, action, request) : room)),
}));

/** Sent along with an act, and the act that undoes it. */
interface Along {
  seen: RoomFields;
  back?: RoomWrite["back"];
}

const marked = ({ cleanliness, version, lastUse }: RoomStatus): Along => ({
  seen: { lastUse },
  back: { action: "restore", request: { cleanliness, version, lastUse } },
});

const wished =
  (back: "setDoNotDisturb" | "clearDoNotDisturb") =>
  ({ version, reservationId: during }: RoomStatus): Along => ({
    seen: { during },
    back: { action: back, request: { version, during } },
  });

const alongOf: Partial<Record<RoomAction, (room: RoomStatus) => Along>> = {
  markDirty: marked,
  markClean: marked,
  inspect: marked,
  setDoNotDisturb: wished("clearDoNotDisturb"),
  clearDoNotDisturb: wished("setDoNotDisturb"),
  reportPeople: ({ reservationId: during }) => ({ seen: { during } }),
};

/** An act, with what undoes it where that is another act. */
export function roomWrite<Action extends RoomAction>(
  room: RoomStatus,
  action: Action,
  input?: RoomInputs[Action],
): RoomWrite {
  const { id, number, version } = room;
  const { seen, back } = alongOf[action]?.(room) ?? {};
  return { id, room: number, action, request: { ...input, version, ...seen }, ...(back && { back }) };
}

/** For each area that shows rooms with their acts. */
export const roomsState: StatePart[] = [roomStatuses, roomMarkWrites, { slices: [roomUndo], *saga() {} }];
