import axios, { AxiosError, type InternalAxiosRequestConfig } from "axios";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

import { defineContract, type } from "@/contract/endpoint";
import { sentences } from "@/contract/sentences";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";
import { isConnectionLost } from "@/shared/api/failures";
import { fieldMessagesOf, messageOf } from "@/shared/api/messageOf";
import { isUndelivered, retryAfterOf } from "@/shared/api/retryAfter";
import { hasTexts, isObject } from "@/shared/shapes";
import { endWait, listenForExpiry } from "@/shared/session/expiry";

import { refusedWith } from "../support/refusedWith";

const contract = defineContract({
  read: { method: "GET", path: "/rooms/:id", reply: type<string>() },
  write: { method: "PUT", path: "/rooms/:id", body: type<object>(), reply: type<string>() },
});

/** What was sent, and how the network answers: a status, or nothing at all. */
const sent: InternalAxiosRequestConfig[] = [];
let answer: (call: number) => number | "nothing";

beforeEach(() => {
  sent.length = 0;
  answer = () => 200;
  const { adapter } = http.defaults;
  http.defaults.adapter = async (config) => {
    sent.push(config);
    const status = answer(sent.length);
    if (status === "nothing") throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config);
    const response = { status, data: `answer ${sent.length}`, statusText: "", headers: {}, config };
    if (status !== 200) throw new AxiosError("Refused", undefined, config, undefined, response);
    return response;
  };
  return () => void (http.defaults.adapter = adapter);
});

const keys = () => sent.map(({ headers }) => headers.get("Idempotency-Key"));

describe("a call", () => {
  it("goes to its path, with its parameters as they are, whatever is in them", async () => {
    const client = createClient(contract);
    expect(await client.read({ params: { id: "a/b ñ" } })).toBe("answer 1");
    await client.write({ params: { id: "7" }, body: { isClean: true } });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(["get /rooms/a%2Fb%20%C3%B1", "put /rooms/7"]);
    expect(sent[1]?.data).toBe('{"isClean":true}');
  });

  it("that writes has its own key, or that of its former try; a call that reads has none", async () => {
    const client = createClient(contract);
    await client.read({ params: { id: "1" } });
    await client.write({ params: { id: "1" }, body: {} });
    await client.write({ params: { id: "1" }, body: {} });
    await client.write({ params: { id: "1" }, body: {}, key: "the same" });
    const [none, first, second, same] = keys();
    expect(none).toBeUndefined();
    expect(first).toMatch(/^[\w-]{21}$/);
    expect(second).not.toBe(first);
    expect(same).toBe("the same");
  });
});

describe("a call whose session has expired", () => {
  const listen = (renew: boolean) => onTestFinished(listenForExpiry(() => queueMicrotask(() => endWait(renew))));
  const read = () => createClient(contract).read({ params: { id: "1" } });

  it("is made again, under its key, when the person has signed in", async () => {
    listen(true);
    answer = (call) => (call === 1 ? 401 : 200);
    expect(await createClient(contract).write({ params: { id: "1" }, body: {} })).toBe("answer 2");
    expect(keys()[1]).toBe(keys()[0]);
  });

  it("is refused when they leave, and when it is refused once more", async () => {
    listen(false);
    answer = () => 401;
    await expect(read()).rejects.toThrow("Refused");
    expect(sent).toHaveLength(1);
    onTestFinished(listenForExpiry(() => queueMicrotask(() => endWait(true))));
    await expect(read()).rejects.toThrow("Refused");
    expect(sent).toHaveLength(3);
  });

  it("asks for no other sign-in if the person has signed in since it began", async () => {
    let asked = 0;
    onTestFinished(listenForExpiry(() => void (asked += 1)));
    answer = (call) => {
      if (call > 1) return 200;
      endWait(true); // by another call, during the wait
      return 401;
    };
    expect(await read()).toBe("answer 2");
    expect(asked).toBe(0);
  });

  it("is no other refusal, no lost connection, and not the sign-in itself", async () => {
    let asked = 0;
    onTestFinished(listenForExpiry(() => void (asked += 1)));
    for (const status of [400, 403, 500, "nothing"] as const) {
      answer = () => status;
      await expect(read()).rejects.toThrow(status === "nothing" ? "Network Error" : "Refused");
    }
    answer = () => 401;
    await expect(createClient(contract, { isDoor: true }).read({ params: { id: "1" } })).rejects.toThrow("Refused");
    expect(asked).toBe(0);
  });
});

describe("the notice of a failure", () => {
  it.each([
    [refusedWith({ message: "No puede ser." }), "No puede ser."],
    [refusedWith("<html>"), "Request failed"],
    [refusedWith(null), "Request failed"],
    [refusedWith({ message: "" }), sentences.generic],
    [new Error("Se ha roto."), "Se ha roto."],
    [new Error(""), sentences.generic],
    ["nothing", sentences.generic],
    [refusedWith({ message: "No." }, 500), sentences.internalServerError],
    [refusedWith({ message: "No." }, 401), sentences.invalidCredentials],
    [refusedWith({ message: "No." }, 404), sentences.notFound],
    [refusedWith("", 429), sentences.tooBusy],
    [refusedWith("<html>", 503), sentences.tooBusy],
    [refusedWith({ message: "Mantenimiento." }, 503), "Mantenimiento."],
    [refusedWith("", 413), sentences.fileTooLarge],
    [new TypeError("Failed to fetch dynamically imported module"), sentences.networkError],
    [new TypeError("x is not a function"), "x is not a function"],
    [new Error("the module is missing"), "the module is missing"],
  ])("%# is a sentence: %s", (error, sentence) => {
    const told = messageOf(error);
    const words = "text" in told ? told.text : sentences[told.id.replace("sentence.", "") as keyof typeof sentences];
    expect(words).toBe(sentence);
  });

  it("names the fields that it is about, or none", () => {
    expect(fieldMessagesOf(refusedWith({ message: "No.", fields: { email: "Ya existe." } }))).toEqual({
      email: { text: "Ya existe." },
    });
    expect(fieldMessagesOf(refusedWith({ message: "No." }))).toBeUndefined();
    expect(fieldMessagesOf(refusedWith({ message: "No.", fields: {} }))).toBeUndefined();
    expect(fieldMessagesOf(new Error("No."))).toBeUndefined();
  });

  it("is a lost connection only without any answer: no timeout, no refusal", () => {
    expect(isConnectionLost(new AxiosError("Network Error", AxiosError.ERR_NETWORK))).toBe(true);
    expect(isConnectionLost(new AxiosError("timeout", AxiosError.ECONNABORTED))).toBe(false);
    expect(isConnectionLost(Object.assign(refusedWith({}), { code: AxiosError.ERR_NETWORK }))).toBe(false);
    expect(isConnectionLost(Object.assign(new Error("no"), { code: AxiosError.ERR_NETWORK }))).toBe(false);
    expect(axios.isAxiosError(refusedWith({}))).toBe(true);
  });
});

describe("a server that turns calls away", () => {
  const now = Date.parse("2026-11-27T07:00:00Z");
  const turnedAway = (status: number, wait?: string) => {
    const error = refusedWith({}, status);
    if (wait !== undefined) error.response!.headers["retry-after"] = wait;
    return error;
  };

  it.each([
    ["7", 7000],
    ["Fri, 27 Nov 2026 07:00:20 GMT", 20_000],
    ["Fri, 27 Nov 2026 06:00:00 GMT", undefined],
    ["86400", 300_000],
    ["0", undefined],
    ["soon", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("says for how long: %s", (told, wait) => expect(retryAfterOf(turnedAway(429, told), now)).toBe(wait));

  it.each([
    [turnedAway(429), true],
    [turnedAway(503, "5"), true],
    [turnedAway(503), false],
    [turnedAway(500, "5"), false],
    [new AxiosError("Network Error", AxiosError.ERR_NETWORK), true],
    [new Error("no"), false],
  ])("has done nothing, if it says so (%#)", (error, is) => expect(isUndelivered(error)).toBe(is));
});

it.each([
  [{}, true],
  [[], true],
  [null, false],
  [undefined, false],
  ["text", false],
  [7, false],
])("takes %o for an object: %s", (value, is) => expect(isObject(value)).toBe(is));

it.each([
  [{ a: "1", b: "" }, ["a", "b"], true],
  [{ a: "1", b: 2 }, ["a", "b"], false],
  [{ a: "1" }, ["a", "b"], false],
  [null, [], false],
  [{}, [], true],
])("finds in %o the texts %j: %s", (value, names, has) => expect(hasTexts(value, names)).toBe(has));
