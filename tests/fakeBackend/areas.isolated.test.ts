import axios, { type AxiosError } from "axios";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { defineContract, type } from "@/contract/endpoint";
import { demoSignIn } from "@/contract/demoSignIn";
import type { AreaPart } from "@/fakeBackend/core/area";
import * as areas from "@/fakeBackend/areas";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { type Route, routesFor } from "@/fakeBackend/core/routes";

const notesContract = defineContract({
  listNotes: { method: "GET", path: "/notes", reply: type<string[]>() },
  addNote: { method: "POST", path: "/notes", body: type<{ text: string }>(), reply: type<number>() },
});

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock("@/fakeBackend/areas"));

/** The backend as it is when it begins: nothing of any area has been fetched. */
async function openBackend(conditions: Partial<Conditions> = {}) {
  const { startFakeBackend } = await import("@/fakeBackend");
  const http = axios.create();
  const backend = startFakeBackend(http, { delayOf: () => 0, ...conditions });
  onTestFinished(backend.stop);
  return { http, backend };
}

/** With one area, of notes, whose part comes when `load` says. */
async function openNotes(load: (part: AreaPart<string[]>) => Promise<AreaPart<string[]>>, conditions = {}) {
  const notes: string[] = [];
  const part: AreaPart<string[]> = {
    routes: routesFor(notesContract, {
      listNotes: () => notes,
      addNote: ({ body }) => notes.push(body.text),
    }),
    createData: () => () => notes,
  };
  vi.doMock("@/fakeBackend/areas", async () => {
    const { defineArea } = await import("@/fakeBackend/core/area");
    return { notes: defineArea(notesContract, () => load(part)) };
  });
  const { http } = await openBackend(conditions);
  const add = (text: string, config = {}) => http.post<number>("/notes", { text }, config);
  return { http, notes, add };
}

/** A part that is on its way until the test says so. */
function heldPart() {
  const asked: (() => void)[] = [];
  const load = <Part>(part: Part) => new Promise<Part>((resolve) => asked.push(() => resolve(part)));
  return { load, timesAsked: () => asked.length, arrive: () => asked.forEach((resolve) => resolve()) };
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ code }: AxiosError) => code,
  );

const pathOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;

/** Of all areas. */
async function callsBelow(path: string) {
  const parts = await Promise.all(Object.values(areas).map((area) => area.fetch()));
  const all = parts.flatMap(({ routes }) => routes);
  return all.filter(({ endpoint }) => `${endpoint.path}/`.startsWith(`${path}/`)).map(pathOf);
}

describe("each area", () => {
  it.each(Object.entries(areas))("answers every call that it says, and no other: %s", async (_, area) => {
    const { routes } = await area.fetch();
    const [first] = area.routes;
    const said = first?.within ? await callsBelow(first.endpoint.path) : area.routes.map(pathOf);
    expect(routes.map(pathOf)).toEqual(said);
    expect(new Set(said).size).toBe(said.length);
  });

  it("is fetched with its first call, and neither before nor again", async () => {
    const fetched: string[] = [];
    const watched = (name: string) => async (original: () => Promise<object>) => {
      fetched.push(name);
      return original();
    };
    const parts = { hotel: "hotel/routes/hotelPart", messaging: "messaging/messagingPart" };
    for (const [name, path] of Object.entries(parts)) {
      vi.doMock(`@/fakeBackend/${path}`, watched(name));
      onTestFinished(() => vi.doUnmock(`@/fakeBackend/${path}`));
    }
    const { http, backend } = await openBackend();
    await http.post("/post-fake-login", { email: demoSignIn.email, password: demoSignIn.password });
    await http.get("/my-tasks");
    await http.get("/nowhere").catch(() => {});
    expect(fetched).toEqual([]);
    expect(() => backend.db.hotel).toThrow("not been fetched");
    const { data } = await http.get<{ property: unknown }>("/pms/set-up");
    expect(data.property).toEqual(backend.db.hotel.property);
    await http.get("/pms/reservations/export");
    expect(fetched).toEqual(["hotel"]);
    await http.get("/user-contacts");
    expect(fetched).toEqual(["hotel", "messaging"]);
  });
});

describe("while an area's part is being fetched", () => {
  it("its calls wait, and reach it in order", async () => {
    const { load, timesAsked, arrive } = heldPart();
    const { notes, add, http } = await openNotes(load);
    const calls = [add("one"), add("two")];
    await http.get("/my-tasks"); // of the core: it waits for no part
    expect([notes, timesAsked()]).toEqual([[], 1]);
    arrive();
    calls.push(add("three"));
    const answers = await Promise.all(calls);
    expect(answers.map(({ data }) => data)).toEqual([1, 2, 3]);
    expect([notes, timesAsked()]).toEqual([["one", "two", "three"], 1]);
  });

  it("an aborted call has no effect", async () => {
    const { load, arrive } = heldPart();
    const { notes, add, http } = await openNotes(load);
    const giveUp = new AbortController();
    const call = codeOf(add("one", { signal: giveUp.signal }));
    await http.get("/my-tasks"); // what was called before has nothing to wait for but its part
    giveUp.abort();
    expect(await call).toBe("ERR_CANCELED");
    arrive();
    await add("two");
    expect(notes).toEqual(["two"]);
  });

  it("the delay of the first call passes, too", async () => {
    const { load, timesAsked } = heldPart();
    const { add } = await openNotes(load, { delayOf: () => 60_000 });
    const giveUp = new AbortController();
    const call = codeOf(add("one", { signal: giveUp.signal }));
    await vi.waitFor(() => expect(timesAsked()).toBe(1));
    giveUp.abort();
    expect(await call).toBe("ERR_CANCELED");
  });
});

describe("an area whose part cannot be fetched", () => {
  it("fails its waiting calls, and is fetched again by the next call, also under the same key", async () => {
    let isOnline = false;
    const load = <Part>(part: Part) =>
      isOnline ? Promise.resolve(part) : Promise.reject(new TypeError("no such file"));
    const { notes, add } = await openNotes(load);
    const once = { headers: { "Idempotency-Key": "once" } };
    expect(await Promise.all([codeOf(add("one", once)), codeOf(add("two"))])).toEqual(["ERR_NETWORK", "ERR_NETWORK"]);
    expect(notes).toEqual([]);
    isOnline = true;
    expect((await add("one", once)).data).toBe(1);
    expect((await add("one", once)).data).toBe(1);
    expect(notes).toEqual(["one"]);
  });

  it("does not change how a failing call fails", async () => {
    const { add } = await openNotes(() => Promise.reject(new TypeError("no such file")), { failureOf: () => 500 });
    expect(await codeOf(add("one"))).toBe("ERR_BAD_RESPONSE");
  });
});
