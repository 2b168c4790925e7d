import axios from "axios";
import { expect, it } from "vitest";

import { planningContract } from "@/contract/reservations/planning";
import { cleaningContract, type CleaningWork } from "@/contract/rooms/cleaningTasks";
import { inventoryContract } from "@/contract/rooms/inventoryCalls";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { shiftContract } from "@/contract/rooms/shift";
import { roomLife } from "@/domain/rooms/roomLife";
import { createClient } from "@/shared/api/createClient";

import { inDays, openQuiet, type Stay, today } from "../../support/quietHotel";

const housekeeping = { ...roomStatusContract, ...cleaningContract, ...shiftContract, ...lostThingsContract };
const takingOut = {
  blockRoom: planningContract.blockRoom,
  updateRoom: inventoryContract.updateRoom,
  switchRoom: inventoryContract.switchRoom,
};
const api = createClient({ ...housekeeping, ...takingOut, getRoom: inventoryContract.getRoom });
type Write = Exclude<keyof typeof housekeeping | keyof typeof takingOut, `${"get" | "list" | "export"}${string}`>;

/** A room of each kind; Ana stays over, Berta leaves today and is still in, Carla has left, Diego comes. */
const stays: Record<string, Stay> = {
  Ana: { from: -1, nightCount: 3, rooms: "R-104", state: "inHouse", checkedInOn: inDays(-1) },
  Berta: { from: -1, nightCount: 1, rooms: "R-105", state: "inHouse", checkedInOn: inDays(-1) },
  Carla: { from: -1, rooms: "R-106", state: "checkedOut", checkedInOn: inDays(-1), checkedOutOn: today },
  Diego: { from: 0, rooms: "R-107" },
};
const rooms = [
  ["of a guest who stays", "R-104", "Ana"],
  ["of a guest who leaves today and is still in it", "R-105", "Berta"],
  ["that a guest has left", "R-106", "Carla"],
  ["of a guest who has not come yet", "R-107", "Diego"],
] as const;

type Door = (room: { id: string; reservationId: string }) => Promise<unknown>;

const late = `${today}T05:00:00.000Z`;
const statusOf = async (id: string) => (await api.listRoomStatuses()).rooms.find((room) => room.id === id);

/** The steps of a task after each other, upon what each has left; a step that is refused is passed over. */
const worked =
  (steps: CleaningWork[], more: object = {}): Door =>
  async ({ id: roomId }) => {
    for (const action of steps) {
      const task = (await api.getCleaningPlan({ query: {} })).tasks.find((one) => one.roomId === roomId);
      if (!task) return; // nothing is to be cleaned in it
      const { id, version } = task;
      await tried(api.actOnTask({ params: { id, action }, body: { version, reason: "Baño", ...more } }));
    }
  };

const marked = (action: string, more: object = {}) =>
  (async ({ id }) => {
    const { version } = (await statusOf(id))!;
    await api.actOnRoom({ params: { id, action }, body: { version, people: 0, note: "Vacía", ...more } });
  }) satisfies Door;

const blocked =
  (from: string): Door =>
  async ({ id: roomId }) => {
    const block = { roomId, to: inDays(4), kind: "outOfOrder", reason: "Grifo" } as const;
    await tried(api.blockRoom({ params: { id: `block-${roomId}` }, body: { ...block, from } }));
    await api.blockRoom({ params: { id: `block-${roomId}` }, body: { ...block, from: today } });
  };

/** Every call by which housekeeping changes something, and those that take a room out of order or out of the house. */
const doors: Record<Write, Record<string, Door>> = {
  actOnRoom: {
    ...Object.fromEntries(roomLife.actions.map((action) => [action, marked(action)])),
    "seen with people": marked("reportPeople", { people: 3 }),
    "seen before, in another stay": marked("reportPeople", { at: late, during: "" }),
    "a discrepancy cleared up": async (room) => {
      await marked("reportPeople", { people: 7 })(room);
      await marked("resolveDiscrepancy")(room);
    },
  },
  actOnTask: {
    cleaned: worked(["start", "pause", "start", "finish", "inspect"]),
    "sent back": worked(["start", "finish", "fail", "start", "finish"]),
    "put off": worked(["postpone", "start", "finish"]),
    declined: worked(["start", "pause", "decline"]),
    "told late, of an empty room": worked(["start", "finish", "postpone", "decline"], { at: late, during: "" }),
  },
  shareOut: {
    given: async () => {
      const { tasks, people } = await api.getCleaningPlan({ query: {} });
      const assigneeId = people[0]!.id;
      const reason = { code: "byHand" } as const;
      await api.shareOut({
        body: { date: today, tasks: tasks.map(({ id, version }) => ({ id, version, assigneeId, reason })) },
      });
    },
  },
  setAbsence: {
    absent: async () => {
      const { people } = await api.getCleaningPlan({ query: {} });
      for (const { id: personId } of people)
        await api.setAbsence({ params: { date: today, personId }, body: { isAbsent: true } });
    },
  },
  postMinibar: {
    counted: ({ id: roomId, reservationId }) =>
      api.postMinibar({
        body: {
          clientId: `count-${roomId}`,
          roomId,
          reservationId,
          items: [{ productId: "minibarWater", quantity: 1 }],
          countedBy: "Fatou Diop",
        },
      }),
  },
  reportFault: {
    reported: ({ id: roomId }) =>
      api.reportFault({ body: { clientId: `fault-${roomId}`, roomId, text: "Inundada", reportedBy: "Fatou Diop" } }),
  },
  createLostThing: { found: ({ id }) => lostIn(id) },
  actOnLostThing: {
    "given back": async ({ id: roomId }) => {
      const { id, version } = await lostIn(roomId);
      await api.actOnLostThing({ params: { id, action: "giveBack" }, body: { version, note: "Ana" } });
    },
  },
  blockRoom: { "blocked tonight": blocked(today), "blocked tomorrow, then from tonight": blocked(inDays(3)) },
  switchRoom: {
    "switched off": async ({ id }) => {
      const { version } = await api.getRoom({ params: { id } });
      await api.switchRoom({ params: { id, action: "switchOff" }, body: { version } });
    },
  },
  updateRoom: {
    "of another type": async ({ id }) => {
      const { version, ...draft } = await api.getRoom({ params: { id } });
      await api.updateRoom({ params: { id }, body: { version, draft: { ...draft, roomTypeId: "STE" } } });
    },
  },
};

const lostIn = (roomId: string) =>
  api.createLostThing({
    body: {
      clientId: `lost-${roomId}`,
      draft: { what: "Gafas", place: "", roomId, foundAt: late, foundBy: "Fatou Diop" },
    },
  });

/** Whether it was done or refused: a call that does not know the input at all would show nothing. */
async function tried(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!axios.isAxiosError(error) || ![404, 409, 422].includes(error.response?.status ?? 0)) throw error;
  }
}

const table = Object.entries(doors).flatMap(([call, ways]) =>
  Object.entries(ways).map(([way, door]) => [`${call}, ${way}`, door] as const),
);

it.each(table)("keeps the people of each kind of room in it: %s", async (_, door) => {
  const { idOf, hotel } = await openQuiet(stays);
  for (const [kind, id, name] of rooms) {
    const reservationId = idOf(name);
    const stayOf = () => {
      const { state, nights, checkedInOn, checkedOutOn } = hotel.get(reservationId);
      return { state, nights, checkedInOn, checkedOutOn };
    };
    const [room, stay] = [(await statusOf(id))!, stayOf()];
    await tried(door({ id, reservationId }));
    const after = await statusOf(id);
    const { occupancy, guest, people, nightsLeft } = room;
    const isOccupied = occupancy === "occupied";
    const kept = { occupancy, guest, people, nightsLeft, reservationId: room.reservationId };
    expect(isOccupied || after ? after : kept, kind).toMatchObject(kept);
    expect(isOccupied && after?.block, kind).toBeFalsy();
    expect(stayOf(), kind).toEqual(stay);
  }
});

it("asks every call that housekeeping has", () => {
  const writes = Object.entries(housekeeping).flatMap(([call, { method }]) => (method === "GET" ? [] : [call]));
  expect(Object.keys(doors)).toEqual(expect.arrayContaining(writes));
});
