import { describe, expect, it, onTestFinished } from "vitest";

import { endWait, listenForExpiry, renewalsSoFar, untilRenewed } from "@/shared/session/expiry";
import {
  isAboutSession,
  isSignedInUser,
  readApiKey,
  readSession,
  readStartPath,
  readToken,
  writeSession,
  writeStartPath,
} from "@/shared/session/storedSession";

const marina = { uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" };

describe("a stored session", () => {
  it("has the person and a token, and nothing else that a server sends", () => {
    writeSession("secret", { ...marina, profileImage: "/marina.png", password: "1234" } as typeof marina);
    expect(readToken()).toBe("secret");
    expect(readSession()).toEqual({ token: "secret", user: { ...marina, profileImage: "/marina.png" } });
    expect(JSON.stringify(localStorage)).not.toContain("1234");
    expect(Date.parse(localStorage.getItem("signedInAt")!)).toBeGreaterThan(0);
  });

  it.each(["blob:http://localhost/1", "data:image/png;base64,AA=="])(
    "has no picture that exists only in the page: %s",
    (profileImage) => {
      writeSession("secret", { ...marina, profileImage });
      expect(readSession().user).toEqual(marina);
    },
  );

  it.each(["{}", "[]", "null", "{", '{"uid":"1"}', "\u0000"])("is ignored if the user is %j", (user) => {
    expect(readSession()).toEqual({ token: null, user: null });
    localStorage.setItem("token", "");
    localStorage.setItem("authUser", user);
    expect(readSession()).toEqual({ token: null, user: null });
  });

  it("has an API key, if it is stored", () => {
    expect(readApiKey()).toBeNull();
    localStorage.setItem("apiKey", "key");
    expect(readApiKey()).toBe("key");
  });

  it("has a start path", () => {
    writeStartPath("/app/tasks");
    expect([readStartPath(), localStorage.getItem("sp")]).toEqual(["/app/tasks", "/app/tasks"]);
  });

  it.each([
    [marina, true],
    [{ ...marina, uid: "1" }, false],
    [{ ...marina, username: undefined }, false],
    [{ ...marina, role: 1 }, false],
    [{ ...marina, email: null }, false],
    [null, false],
    ["<html>", false],
  ])("is of a person where it is %o: %s", (user, isOne) => expect(isSignedInUser(user)).toBe(isOne));

  it.each([
    ["token", true],
    ["authUser", true],
    ["signedInAt", true],
    [null, true],
    ["sp", false],
    ["draft:1", false],
  ])("is followed by other tabs where %s changes: %s", (key, isAbout) =>
    expect(isAboutSession(new StorageEvent("storage", { key }))).toBe(isAbout),
  );
});

describe("a call whose session has expired", () => {
  function listen() {
    let told = 0;
    onTestFinished(listenForExpiry(() => void (told += 1)));
    return () => told;
  }

  it("waits until the person has signed in again, or is refused when the person leaves", async () => {
    const told = listen();
    const before = renewalsSoFar();
    const waits = [untilRenewed(new AbortController().signal), untilRenewed(new AbortController().signal)];
    expect(told()).toBe(2);
    endWait(true);
    expect(await Promise.all(waits)).toEqual([true, true]);
    expect(renewalsSoFar()).toBe(before + 1);
    const wait = untilRenewed(new AbortController().signal);
    endWait(false);
    expect(await wait).toBe(false);
    expect(renewalsSoFar()).toBe(before + 1);
  });

  it("is refused at once without a listener, and when it is aborted", async () => {
    expect(await untilRenewed(new AbortController().signal)).toBe(false);
    listen();
    const request = new AbortController();
    const wait = untilRenewed(request.signal);
    request.abort();
    expect(await wait).toBe(false);
  });

  it("notifies the last listener", async () => {
    const first = listen();
    const stop = listenForExpiry(() => {});
    void untilRenewed(new AbortController().signal);
    expect(first()).toBe(0);
    stop();
    expect(await untilRenewed(new AbortController().signal)).toBe(false);
    endWait(false);
  });
});
