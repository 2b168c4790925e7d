import { expect, it } from "vitest";

import { cleaningAfter } from "@/domain/close/cleaning";

const today = "2026-04-14";
const tomorrow = "2026-04-15";
const rooms = ["101", "102", "103", "104", "105"].map((number) => ({ id: `room-${number}`, number }));

type Stay = Parameters<typeof cleaningAfter>[1][number];

const stay = (room: string, state: Stay["state"], arrival: string, departure: string, night: string): Stay => ({
  state,
  arrival,
  departure,
  nights: [{ date: night, roomId: `room-${room}` }],
});

it("lists the rooms that were slept in and those left dirty, each with who comes after", () => {
  const stays = [
    stay("101", "inHouse", "2026-04-12", tomorrow, today),
    stay("101", "confirmed", tomorrow, "2026-04-17", tomorrow),
    stay("102", "inHouse", today, "2026-04-16", today),
    stay("104", "checkedOut", "2026-04-12", today, "2026-04-13"),
    stay("105", "cancelled", tomorrow, "2026-04-16", tomorrow),
  ];
  expect(cleaningAfter(today, stays, rooms, new Set(["room-104", "room-102"]))).toEqual([
    { room: "101", kind: "departure", isAwaited: true },
    { room: "102", kind: "stay", isAwaited: false },
    { room: "104", kind: "vacant", isAwaited: false },
  ]);
});

it("names the room of the night, after a move during the stay", () => {
  const moved: Stay = {
    ...stay("101", "inHouse", "2026-04-12", "2026-04-16", "2026-04-13"),
    nights: [
      { date: "2026-04-13", roomId: "room-101" },
      { date: today, roomId: "room-103" },
    ],
  };
  expect(cleaningAfter(today, [moved], rooms, new Set())).toEqual([{ room: "103", kind: "stay", isAwaited: false }]);
});
