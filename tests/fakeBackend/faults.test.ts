import axios from "axios";
import { afterEach, describe, expect, it, vi } from "vitest";

import { authContract } from "@/contract/auth";
import { demoSignIn } from "@/contract/demoSignIn";
import { faultsContract } from "@/contract/faults";
import { headerContract } from "@/contract/header";
import { messaging } from "@/fakeBackend/messaging/messagingArea";
import { messagingContract } from "@/fakeBackend/messaging/messagingContract";
import { startFakeBackend } from "@/fakeBackend";
import { demoAskedFor, faultsIn } from "@/fakeBackend/core/demoAskedFor";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { manualClock } from "../support/manualClock";

const rest = createClient({ ...headerContract, ...faultsContract, ...messagingContract });
const door = createClient(authContract, { isDoor: true });
const lucia = "contact-lucia";

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The backend as an address asks for it. */
function open(address: string) {
  const clock = manualClock();
  const { now, after } = clock;
  const faults = faultsIn(demoAskedFor(`?latency=0&${address}`));
  const backend = startFakeBackend(http, { now, after }, { messages: 1 }, { faults });
  stop = backend.stop;
  return { ...clock, db: backend.db };
}

/** How a call ended: a status, or that nothing came back. */
const fateOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (axios.isAxiosError(error) ? (error.response?.status ?? error.code) : String(error)),
  );

async function fates(count: number, make: () => Promise<unknown> = rest.listTasks) {
  const all: unknown[] = [];
  for (let number = 0; number < count; number += 1) all.push(await fateOf(make()));
  return all;
}

describe("a network with faults on demand", () => {
  it("gives each call the same fate for the same seed, whatever other calls are made", async () => {
    open("errors=30&cuts=20&seed=7");
    const first = await fates(60);
    expect(new Set(first)).toEqual(new Set([200, 500, "ERR_NETWORK"]));
    stop();
    open("errors=30&cuts=20&seed=7");
    const beside = async () => {
      await fateOf(rest.listApps());
      return rest.listTasks();
    };
    expect(await fates(60, beside)).toEqual(first);
    stop();
    open("errors=30&cuts=20&seed=8");
    expect(await fates(60)).not.toEqual(first);
  });

  it("fails about the share of calls that is asked for", async () => {
    open("errors=25");
    const failed = (await fates(800)).filter((fate) => fate === 500).length;
    expect(failed).toBeGreaterThan(150);
    expect(failed).toBeLessThan(250);
  });

  it("carries out calls whose reply is lost", async () => {
    const { db } = open("lost=100");
    expect(await fateOf(rest.updateTask({ params: { taskId: "3" }, body: { isDone: true } }))).toBe("ERR_NETWORK");
    expect(db.tasks.get("3").isDone).toBe(true);
  });

  it("delivers a call twice, and carries out a call with a key once", async () => {
    await messaging.fetch();
    vi.useFakeTimers();
    const { db } = open("doubled=100");
    const before = db.messaging.contacts.get(lucia).isFavourite;
    const toggled = rest.toggleFavourite({ params: { contactId: lucia } });
    await vi.runAllTimersAsync();
    await toggled;
    expect(db.messaging.contacts.get(lucia).isFavourite).toBe(!before);

    // a client without keys
    const plain = http.put(`/toggle-favourite-contact/${lucia}`);
    await vi.runAllTimersAsync();
    await plain;
    expect(db.messaging.contacts.get(lucia).isFavourite).toBe(!before);
  });

  it("is offline for the given time, by its own clock", async () => {
    const { advance } = open("offline=10-20,60-");
    const seen: unknown[] = [];
    for (const seconds of [0, 10, 9.9, 0.1, 35, 5, 1000]) {
      advance(seconds * 1000);
      seen.push(...(await fates(1)));
    }
    const cut = "ERR_NETWORK";
    expect(seen).toEqual([200, cut, cut, 200, 200, cut, cut]);
  });

  it("adds up to the given delay", async () => {
    vi.useFakeTimers();
    open("jitter=50");
    const taken: number[] = [];
    for (let number = 0; number < 50; number += 1) {
      const began = performance.now();
      const call = rest.listTasks();
      await vi.runAllTimersAsync();
      await call;
      taken.push(performance.now() - began);
    }
    expect(Math.min(...taken)).toBeLessThan(30);
    expect(Math.max(...taken)).toBeGreaterThan(70); // there and back
    expect(Math.max(...taken)).toBeLessThanOrEqual(100);
    expect(new Set(taken).size).toBeGreaterThan(10);
  });

  it("expires the session until the next sign-in", async () => {
    const { advance } = open("expires=30");
    expect(await fates(1)).toEqual([200]);
    advance(30_000);
    expect(await fates(2)).toEqual([401, 401]);
    await door.login({ body: demoSignIn });
    expect(await fates(2)).toEqual([200, 200]);
  });

  it("can be changed at run time, and does not affect the call that changes them", async () => {
    open("errors=100");
    expect(await fates(1)).toEqual([500]);
    await rest.setFaults({ body: { ...(await rest.getFaults()), errors: 0, offline: "0-" } });
    expect(await fates(1)).toEqual(["ERR_NETWORK"]);
    await rest.setFaults({ body: { ...(await rest.getFaults()), offline: "" } });
    expect(await fates(1)).toEqual([200]);
  });

  it.each(["", "errors=101", "errors=-1", "errors=many", "seed=", "expires=soon", "offline=now", "jitter=1e9"])(
    "has no faults by %j",
    async (address) => {
      open(address);
      expect(new Set(await fates(50))).toEqual(new Set([200]));
    },
  );
});
