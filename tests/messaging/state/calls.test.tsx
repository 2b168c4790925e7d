import { describe, expect, it, onTestFinished, vi } from "vitest";

import { callsContract, ringsMs } from "@/contract/messaging/calls";
import { changesMissed } from "@/features/messaging/base/changes";
import { callsRequested, selectCalls, selectCallsStatus } from "@/features/messaging/calls/callsSlice";
import { callEnded, callStarted, selectOwnCall } from "@/features/messaging/calls/ownCallSlice";

import { until, wordsOf } from "../../support/openArea";
import { openMessages, withoutNews } from "./desk";

const { listCalls, startCall, finishCall } = callsContract;

const omar = "contact-omar";

async function openCalls(options?: Parameters<typeof openMessages>[0]) {
  const area = await openMessages(options);
  const { dispatch, see, network, messaging } = area;
  const own = () => see(selectOwnCall);
  const ring = (userId = omar) => void dispatch(callStarted({ userId, hasVideoCall: false }));
  return {
    ...area,
    own,
    ring,
    running: () => messaging.calls.all().filter(({ isRunning }) => isRunning),
    shown: () => see(selectCalls).map(({ callId }) => callId),
    load: async () => {
      dispatch(callsRequested());
      await until(() => expect(see(selectCallsStatus)).not.toBe("loading"));
      await network.idle();
    },
    /** Until it rings at the other end. */
    reach: async (userId = omar) => {
      ring(userId);
      await until(() => expect(own().status).toBe("calling"));
      return own().record!;
    },
  };
}

describe("the history of calls", () => {
  it("loads on request, again after a failure, and is as the server has it, newest first", async () => {
    const { dispatch, see, load, messaging, network } = await openCalls();
    network.fail(listCalls, 500);
    await load();
    expect(see(selectCallsStatus)).toBe("failed");
    dispatch(callsRequested());
    expect([see(selectCallsStatus), see(selectCalls)]).toEqual(["loading", []]);
    await until(() => expect(see(selectCallsStatus)).toBe("loaded"));
    const calls = see(selectCalls);
    expect(calls).toHaveLength(messaging.calls.all().length);
    expect(calls).toEqual(expect.arrayContaining(messaging.calls.all()));
    const dates = calls.map(({ callDate }) => callDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it("is loaded again after missed changes", async () => {
    const { dispatch, see, load, messaging } = await openCalls();
    await load();
    const [first] = see(selectCalls);
    messaging.calls.update(first!.callId, { firstName: "Begoña" });
    dispatch(changesMissed());
    await until(() => expect(see(selectCalls)[0]!.firstName).toBe("Begoña"));
  });

  it("follows changes of a call, and shows a new call at the top", async () => {
    const { see, load, messaging } = await openCalls();
    await load();
    const [first] = see(selectCalls);
    const { length } = see(selectCalls);
    const later = { ...first!, callId: "later", callDate: "2026-03-27T10:00:01.000Z" };
    messaging.changes.add({ kind: "callChanged", call: { ...first!, firstName: "Begoña" } });
    messaging.changes.add({ kind: "callChanged", call: later });
    await until(() => expect(see(selectCalls)[0]).toEqual(later));
    expect(see(selectCalls)[1]!.firstName).toBe("Begoña");
    expect(see(selectCalls)).toHaveLength(length + 1);
  });

  it("does not consist of a changed call alone while it is not loaded", async () => {
    const { dispatch, see, messaging, chat, write } = await openCalls();
    const [call] = messaging.calls.all();
    messaging.changes.add({ kind: "callChanged", call: call! });
    write(omar, "Hola");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Hola"));
    expect(see(selectCalls)).toEqual([]);
    dispatch(callsRequested());
    await until(() => expect(see(selectCalls).length).toBeGreaterThan(1));
  });
});

describe("a call", () => {
  it("rings until the person hangs up, and is recorded with its time by the server's clock", async () => {
    const { dispatch, own, ring, running, load, shown, clock } = await openCalls();
    await load();
    ring();
    expect(own()).toEqual({ status: "starting" });
    await until(() => expect(own().status).toBe("calling"));
    const { callId } = own().record!;
    expect(running().map((call) => call.callId)).toEqual([callId]);
    expect(own().record).toMatchObject({ firstName: "Omar", hasVideoCall: false, isIncomming: false });
    expect(own().record).not.toHaveProperty("isMissed");
    clock.advance(9000); // less than a poll for changes
    dispatch(callEnded());
    expect(own().status).toBe("ended");
    await until(() => expect(running()).toEqual([]));
    await until(() => expect(shown()[0]).toBe(callId));
    await until(() => expect(own().record).toMatchObject({ callDuration: "0:09", isMissed: true }));
    expect(own().status).toBe("ended");
  });

  it("is cancelled when the person hangs up before it rings", async () => {
    const { dispatch, own, ring, running, network, messaging } = await openCalls();
    const { length } = messaging.calls.all();
    network.slow(startCall);
    ring();
    await until(() => expect(network.callsOf(startCall)).toBe(1));
    dispatch(callEnded());
    await network.idle();
    expect([own().status, running(), network.callsOf(finishCall)]).toEqual(["ended", [], 0]);
    expect(messaging.calls.all()).toHaveLength(length);
  });

  it("ends by itself without an answer, and is listed as unanswered", async () => {
    const { own, ring, messaging, network } = await openCalls({ first: withoutNews });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    ring();
    await until(() => expect(own().status).toBe("calling"));
    const { callId } = own().record!;
    await vi.advanceTimersByTimeAsync(ringsMs - 5000);
    expect(own().status).toBe("calling");
    expect(messaging.calls.get(callId).isRunning).toBe(true);
    await vi.advanceTimersByTimeAsync(5001);
    expect(own().status).toBe("unanswered");
    await until(() => expect(messaging.calls.get(callId)).toMatchObject({ isRunning: false, isMissed: true }));
    expect(network.callsOf(finishCall)).toBe(1);
  });

  it("ends when the server reports it as unanswered", async () => {
    const { own, reach, clock } = await openCalls();
    await reach();
    clock.advance(ringsMs);
    await until(() => expect(own().status).toBe("unanswered"));
    expect(own().record).toMatchObject({ firstName: "Omar" });
  });

  it("rings on when other calls change, and when its own record changes", async () => {
    const { own, reach, messaging, write, chat, see, load } = await openCalls();
    await load();
    const record = await reach();
    const other = see(selectCalls).find(({ isMissed }) => isMissed);
    messaging.changes.add({ kind: "callChanged", call: other! });
    messaging.changes.add({ kind: "callChanged", call: { ...record, isMissed: false } });
    write(omar, "Ahora no puedo");
    await until(() => expect(chat(omar)?.lastMessage?.text).toBe("Ahora no puedo"));
    expect(own().status).toBe("calling");
  });

  it("says why it cannot begin, can be made again, and says why its end is not recorded", async () => {
    const { dispatch, own, ring, network } = await openCalls();
    network.fail(startCall, { status: 400, message: "Comunica." });
    ring();
    await until(() => expect(own().status).toBe("failed"));
    expect(wordsOf(own().problem)).toBe("Comunica.");
    ring();
    expect(own()).toEqual({ status: "starting" });
    await until(() => expect(own().status).toBe("calling"));
    network.fail(finishCall, { status: 400, message: "No consta." });
    dispatch(callEnded());
    await until(() => expect(own().status).toBe("failed"));
    expect(wordsOf(own().problem)).toBe("No consta.");
  });

  it.each([
    ["recorded", []],
    ["refused", [{ status: 400, message: "No consta." }]],
  ])("rings on when the end of the call before is %s", async (_, failures) => {
    const { dispatch, own, reach, network, ring } = await openCalls();
    await reach();
    network.slow(finishCall);
    network.fail(finishCall, ...failures);
    dispatch(callEnded());
    ring("contact-kenji");
    await until(() => expect(own().status).toBe("calling"));
    await network.idle();
    expect(own()).toMatchObject({ status: "calling", record: { firstName: "Kenji" } });
  });
});
