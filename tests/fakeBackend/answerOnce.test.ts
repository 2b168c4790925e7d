import { describe, expect, it } from "vitest";

import { sentences } from "@/contract/sentences";
import { answerOnce } from "@/fakeBackend/core/answerOnce";

/** A backend that counts what it has carried out, and is opened again and again on what it keeps. */
function counting() {
  const rows = new Map<string, unknown>();
  let done = 0;
  const open = () => {
    const shelf = { kept: new Map(rows), put: (key: string, row: unknown) => void rows.set(key, row) };
    const answer = answerOnce(
      async () => [200, (done += 1)],
      shelf,
      ({ url }) => url === "/login",
      ({ url }) => url === "/erase",
    );
    return async (key: number | undefined, url = "/toggle") =>
      (await answer({ url, headers: key === undefined ? {} : { "Idempotency-Key": `key ${key}` } }))[1];
  };
  return { open, rows };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

async function inTurn(ask: (key: number) => Promise<unknown>, keys: number[]) {
  const answers: unknown[] = [];
  for (const key of keys) answers.push(await ask(key));
  return answers;
}

describe("a repeated call", () => {
  it("gets the first reply, by its key alone", async () => {
    const ask = counting().open();
    expect(await inTurn(ask, [7, 8, 7, 8])).toEqual([1, 2, 1, 2]);
    expect([await ask(undefined), await ask(undefined)]).toEqual([3, 4]);
  });

  it.each([
    [409, 409],
    [401, 200],
    [429, 200],
    [500, 200],
  ])("that was answered with %i is answered with %i", async (first, then) => {
    const rows = new Map<string, unknown>();
    let asked = 0;
    const answer = answerOnce(
      async () => [(asked += 1) === 1 ? first : 200],
      { kept: rows, put: (key, row) => void rows.set(key, row) },
      () => false,
    );
    const ask = async () => (await answer({ headers: { "Idempotency-Key": "one" } }))[0];
    expect([await ask(), await ask()]).toEqual([first, then]);
    expect(rows.size).toBe(1);
  });

  it("is the same call: another call under its key is refused, and not carried out", async () => {
    const { open } = counting();
    const ask = open();
    expect(await ask(1, "/tasks/1")).toBe(1);
    expect(await ask(1, "/tasks/2")).toEqual({ message: sentences.invalidValue });
    expect(await open()(1, "/tasks/2")).toEqual({ message: sentences.invalidValue });
    expect([await ask(1, "/tasks/1"), await ask(2, "/tasks/2")]).toEqual([1, 2]);
  });

  it("is recognised among the last thousand, and then carried out again", async () => {
    const ask = counting().open();
    await inTurn(ask, range(1, 1000));
    expect(await ask(1)).toBe(1);
    await ask(1001);
    expect(await inTurn(ask, [2, 1000, 1001])).toEqual([2, 1000, 1001]);
    expect(await ask(1)).toBe(1002);
    expect(await ask(3)).toBe(3);
    expect(await ask(2)).toBe(1003);
  });

  it("is recognised among the last hundred after a reload, and after a second reload", async () => {
    const { open, rows } = counting();
    await inTurn(open(), range(1, 150));
    expect(rows.size).toBe(100);
    const second = open();
    expect(await inTurn(second, range(51, 150))).toEqual(range(51, 150));
    expect(await second(50)).toBe(151);
    await inTurn(second, range(151, 160));
    const third = open();
    expect(await inTurn(third, range(62, 150))).toEqual(range(62, 150));
    expect(await inTurn(third, [50, 160])).toEqual([151, 161]);
    expect(await third(61)).toBe(162);
    expect(rows.size).toBe(100);
  });

  it("is not recognised after a call that erases, which itself is", async () => {
    const { open, rows } = counting();
    const ask = open();
    await inTurn(ask, [1, 2]);
    await ask(3, "/erase");
    expect([...rows.values()].filter((row) => row !== null)).toMatchObject([{ key: "key 3" }]);
    expect([await ask(3, "/erase"), await ask(1)]).toEqual([3, 4]);
    expect(await open()(3, "/erase")).toBe(3);
  });

  it("is recognised only until the reload if its reply is secret", async () => {
    const { open, rows } = counting();
    const ask = open();
    expect([await ask(1, "/login"), await ask(1, "/login")]).toEqual([1, 1]);
    expect(rows.size).toBe(0);
    expect(await open()(1, "/login")).toBe(2);
  });
});
