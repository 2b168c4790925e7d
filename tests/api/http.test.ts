import { CANCEL } from "redux-saga";
import { afterEach, describe, expect, it, vi } from "vitest";

import { defineContract, type } from "@/contract/endpoint";
import { headerContract } from "@/contract/header";
import { startFakeBackend } from "@/fakeBackend";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";
import { messageOf } from "@/shared/api/messageOf";
import { placeholderToken } from "@/shared/session/storedSession";

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function start(conditions: Partial<Conditions> = {}) {
  const backend = startFakeBackend(http, { delayOf: () => 0, ...conditions });
  stop = backend.stop;
  return backend;
}

const headerApi = createClient(headerContract);
const strangerApi = createClient(
  defineContract({ ask: { method: "GET", path: "/no-such-call/:id", reply: type<string>() } }),
);

const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail("the call was answered"),
    (error: unknown) => error,
  );

/** What would go out on the wire, as axios has prepared it; the reply has these headers. */
async function sentHeaders(stored: Record<string, string>, told: Record<string, string> = {}) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
  start();
  let headers: unknown;
  const adapter = http.defaults.adapter;
  http.defaults.adapter = async (config) => {
    headers = config.headers.toJSON();
    return { data: [], status: 200, statusText: "", headers: told, config };
  };
  await headerApi.listCartItems();
  http.defaults.adapter = adapter;
  return headers;
}

describe("client", () => {
  it("waits fifteen seconds and uses the customary anti-forgery names", () => {
    expect(http.defaults).toMatchObject({
      timeout: 15_000,
      xsrfCookieName: "XSRF-TOKEN",
      xsrfHeaderName: "X-XSRF-TOKEN",
    });
  });

  it("sends JSON, and a stored API key as Basic authorization, else the session's token", async () => {
    expect(await sentHeaders({ apiKey: "a2V5", token: "t" })).toMatchObject({
      "Content-Type": "application/json",
      Authorization: "Basic a2V5",
    });
    expect(await sentHeaders({ token: "t" })).toMatchObject({ Authorization: "Bearer t" });
  });

  it("sends no authorization without a session, nor where the server gave no token", async () => {
    expect(await sentHeaders({})).not.toHaveProperty("Authorization");
    expect(await sentHeaders({ token: placeholderToken })).not.toHaveProperty("Authorization");
  });

  it("goes on with the token that a reply brings", async () => {
    const stored = { token: "t" };
    await sentHeaders(stored, { "access-token": "later" });
    expect(stored.token).toBe("later");
    expect(await sentHeaders(stored)).toMatchObject({ Authorization: "Bearer later" });
  });

  it("takes no token for a call that was made with another token", async () => {
    const stored = { apiKey: "a2V5", token: "t" };
    await sentHeaders(stored, { "access-token": "later" });
    expect(stored.token).toBe("t");
    expect(await sentHeaders({}, { "access-token": "later" })).not.toHaveProperty("Authorization");
  });

  it("sends the cookies of another origin only where the build says so", async () => {
    expect(http.defaults.withCredentials).toBeUndefined();
    vi.stubEnv("VITE_AUTH", "cookie");
    vi.resetModules();
    const { http: withCookies } = await import("@/shared/api/http");
    vi.unstubAllEnvs();
    expect(withCookies.defaults).toMatchObject({ withCredentials: true, withXSRFToken: true });
  });

  it("aborts the request of a cancelled saga before it reaches the backend", async () => {
    const { db } = start({ delayOf: () => 60_000 });
    const call = headerApi.removeCartItem({ params: { itemId: "1" } });
    (call as unknown as Record<string, () => void>)[CANCEL]!();
    expect(await rejectionOf(call)).toMatchObject({ code: "ERR_CANCELED" });
    expect(db.cartItems.all()).toHaveLength(5);
  });

  it("gives a call up after fifteen seconds, before it reaches the backend", async () => {
    vi.useFakeTimers();
    const { db } = start({ delayOf: () => 60_000 });
    const error = rejectionOf(headerApi.removeCartItem({ params: { itemId: "1" } }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(messageOf(await error)).toEqual({ id: "sentence.timeout" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(db.cartItems.all()).toHaveLength(5);
  });
});

describe("fake backend", () => {
  it("answers a call that it does not know with a 404 that names it", async () => {
    start();
    const error = await rejectionOf(strangerApi.ask({ params: { id: "a/b" } }));
    expect(error).toMatchObject({
      response: { status: 404, data: { message: "Unknown call: GET /no-such-call/a%2Fb" } },
    });
    expect(messageOf(error)).toEqual({ id: "sentence.notFound" });
  });

  it("tells an unknown id with a 400 in the catalogue's words", async () => {
    start();
    const error = await rejectionOf(headerApi.updateTask({ params: { taskId: "none" }, body: { isDone: true } }));
    expect(error).toMatchObject({ response: { status: 400 } });
    expect(messageOf(error)).toEqual({ id: "sentence.unknownId" });
  });

  it("never gives an id again after a deletion", () => {
    const { db } = start();
    const first = db.users.nextNumber();
    db.users.insert({ ...db.users.get(1), uid: first });
    db.users.remove(first);
    expect(db.users.nextNumber()).not.toBe(first);
  });

  it("is the same hotel at the same moment, every time", () => {
    const now = () => new Date("2026-03-27T10:00:00Z");
    const first = start({ now }).db.notifications.all();
    stop();
    expect(start({ now }).db.notifications.all()).toEqual(first);
  });
});
