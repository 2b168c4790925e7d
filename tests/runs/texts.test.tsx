import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";

import { entrance } from "@/shared/routing/entrance";
import { paths } from "@/shared/routing/paths";

import { hearComplaints } from "../support/hearComplaints";
import { hostileText, hostileTexts } from "../support/hostileTexts";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";
import { ofTheRouter, storedTexts, storedValues } from "./texts/storedValues";

/** `npm run texts` does more of each. */
const isWhole = process.env.TEXTS === "whole";
const seed = Number(process.env.TEXTS_SEED ?? 7);

/** Between them these pages read all that is stored, and all that an address may say. */
const places = [
  paths.reservations,
  "/app/messaging/chat/contact-rosario",
  "/app/booking/management/booking/-",
  paths.contacts,
  entrance.root,
];
const texts = hostileTexts()
  .filter((_, at) => isWhole || at % 8 === 0)
  .map((text, at) => ({ text, place: places[at % places.length]! }));

const complaints = hearComplaints({ inWords: (part) => String(part).slice(0, 500) });

beforeEach(alreadySignedIn);

/** What is wrong with the page, once it has all that it asks for. */
async function problemsAt(path: string): Promise<unknown[]> {
  const { router } = openApp(path, {}, { reservations: 30, messages: 10 });
  await waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
  await waitFor(() => expect(screen.queryByText("Procesando...")).toBeNull());
  const recover = screen.queryByRole("button", { name: "Recuperar" });
  if (recover) await userEvent.click(recover);
  return [...Object.values(router.state.errors ?? {}), ...complaints];
}

const readKeys = new Set<string>();

it.each(texts)(
  "starts with $text for all that is stored, and for every parameter, at $place",
  async ({ text, place }) => {
    for (const key of [...Object.keys(storedValues), ...storedTexts]) localStorage.setItem(key, text || " ");
    vi.spyOn(Storage.prototype, "getItem").mockImplementation((key) => {
      readKeys.add(key);
      return text || " ";
    });
    vi.spyOn(URLSearchParams.prototype, "get").mockReturnValue(text);
    expect(await problemsAt(place)).toEqual([]);
  },
);

it("knows every key that is read, and how what stands there looks", () => {
  const known = new Set([...storedTexts, ...Object.keys(storedValues), ...ofTheRouter]);
  expect(readKeys.size).toBeGreaterThan(8);
  const isDraft = (key: string) => key.startsWith("draft:booking:"); // the address names which
  expect([...readKeys].filter((key) => !known.has(key) && !isDraft(key))).toEqual([]);
});

const readAt: Record<string, string> = {
  authUser: paths.profile,
  reservationColumns: paths.reservations,
  "draft:chat:contact-rosario": "/app/messaging/chat/contact-rosario",
  "outbox:messages:own": "/app/messaging/chat/contact-rosario",
  "outbox:ticks:1": "/app/tasks",
  "outbox:chatSaves:1": "/app/messaging/chat/contact-rosario",
  "outbox:messageSaves:1": "/app/messaging/chat/contact-rosario",
  "outbox:callSaves:1": paths.calls,
  "outbox:bookmarkSaves:1": paths.bookmarks,
  "outbox:settingSaves:1": paths.settings,
  "outbox:reservationWrites:1": "/app/booking/management/booking/-",
  "draft:booking:-:1": "/app/booking/management/booking/-",
};

it.each(Object.keys(storedValues))("reads what the app itself has stored: %s", async (key) => {
  localStorage.setItem(key, JSON.stringify(storedValues[key]));
  expect(await problemsAt(readAt[key]!)).toEqual([]);
});

type Way = (string | number)[];

/** The ways to all parts of a JSON value, itself among them. */
const waysIn = (value: unknown, way: Way = []): Way[] =>
  typeof value === "object" && value !== null
    ? [way, ...Object.entries(value).flatMap(([name, part]) => waysIn(part, [...way, name]))]
    : [way];

/** The value with something else in one place, or without it. */
function changed(value: unknown, [name, ...rest]: Way, next: unknown): unknown {
  if (name === undefined) return next;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = changed(copy[name], rest, next); // JSON leaves out what is undefined
  return copy;
}

const others = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(undefined, null, 0, -1, 1e9, 0.5, true, "", [], {}, [[]], { length: 9 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const whatElse = fc.sample(others, { numRuns: 2000, seed });
const changes = Object.entries(storedValues).flatMap(([key, value], turn) =>
  waysIn(value)
    .flatMap((way, place) => (isWhole ? [...Array(6).keys()] : [0]).map((round) => ({ way, place, round })))
    .filter(({ place }) => isWhole || (place + turn) % 10 === 0)
    .map(({ way, place, round }) => {
      const next = whatElse[(turn * 400 + place * 6 + round) % whatElse.length];
      return { key, way: way.join("."), json: JSON.stringify(changed(value, way, next)) ?? "" };
    }),
);

it.each(changes)("starts with something else in $key at $way: $json", async ({ key, json }) => {
  localStorage.setItem(key, json);
  expect(await problemsAt(readAt[key]!)).toEqual([]);
});
