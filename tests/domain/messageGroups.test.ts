import { expect, it } from "vitest";

import type { Message } from "@/contract/conversations";
import { messageGroups } from "@/domain/messageGroups";

const dayInUtc = (time: string) => time.slice(0, 10);

const message = (sender: string, time: string): Message => ({
  mId: `${sender} ${time}`,
  text: "Hola",
  time: `${time}.000Z`,
  meta: { sender, receiver: "channel-1", sent: true, received: true, read: true },
});

const groupsOf = (...messages: Message[]) =>
  messageGroups(messages, dayInUtc).map(({ author, day, messages: { length } }) => [author, day, length]);

it("puts what an author says within five minutes under one name", () => {
  expect(groupsOf(message("ana", "2026-03-27T10:00:00"), message("ana", "2026-03-27T10:05:00"))).toEqual([
    ["ana", "2026-03-27", 2],
  ]);
});

it("counts the five minutes from the message before and not from the first", () => {
  const times = ["10:00:00", "10:04:00", "10:08:00", "10:12:00"];
  expect(groupsOf(...times.map((time) => message("ana", `2026-03-27T${time}`)))).toEqual([["ana", "2026-03-27", 4]]);
});

it("begins anew after a longer pause", () => {
  expect(groupsOf(message("ana", "2026-03-27T10:00:00"), message("ana", "2026-03-27T10:05:01"))).toHaveLength(2);
});

it("begins anew with another author", () => {
  const minute = ["10:00:00", "10:00:10", "10:00:20"].map((time) => `2026-03-27T${time}`);
  expect(groupsOf(message("ana", minute[0]!), message("luis", minute[1]!), message("ana", minute[2]!))).toEqual([
    ["ana", "2026-03-27", 1],
    ["luis", "2026-03-27", 1],
    ["ana", "2026-03-27", 1],
  ]);
});

it("begins anew at midnight, where the reader's midnight is", () => {
  const night = [message("ana", "2026-03-27T23:59:00"), message("ana", "2026-03-28T00:01:00")];
  expect(groupsOf(...night)).toHaveLength(2);
  const dayInMadrid = (time: string) => new Date(time).toLocaleDateString("sv", { timeZone: "Europe/Madrid" });
  expect(messageGroups(night, dayInMadrid)).toMatchObject([{ day: "2026-03-28", messages: night }]);
});

it("makes no group of nothing", () => {
  expect(groupsOf()).toEqual([]);
});
