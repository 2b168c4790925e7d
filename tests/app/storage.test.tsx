import { describe, expect, it, vi } from "vitest";

import { dropStored, readStored, readStoredJson, storedKeys, writeStored } from "@/shared/storage";

const isNumber = (value: unknown): value is number => typeof value === "number";

function forbid(...methods: ("getItem" | "setItem" | "removeItem")[]) {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const spies = methods.map((method) => vi.spyOn(Storage.prototype, method).mockImplementation(refuse));
  return () => spies.forEach((spy) => spy.mockRestore());
}

describe("stored values", () => {
  it("stay until they are removed", () => {
    expect(readStored("a")).toBeNull();
    expect(writeStored("a", "1")).toBe(true);
    expect([readStored("a"), localStorage.getItem("a")]).toEqual(["1", "1"]);
    expect(writeStored("a", null)).toBe(true);
    expect([readStored("a"), localStorage.getItem("a")]).toEqual([null, null]);
  });

  it("are found and dropped by the prefix of their keys", () => {
    for (const key of ["draft:1", "draft:2", "drafts", "other:draft:"]) writeStored(key, "x");
    expect(storedKeys("draft:").toSorted()).toEqual(["draft:1", "draft:2"]);
    dropStored("draft:");
    expect(storedKeys("").toSorted()).toEqual(["drafts", "other:draft:"]);
  });

  it("are ignored if they are not valid", () => {
    localStorage.setItem("number", "7");
    localStorage.setItem("text", '"7"');
    localStorage.setItem("broken", "{");
    expect(["number", "text", "broken", "none"].map((key) => readStoredJson(key, isNumber))).toEqual([
      7,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("values that cannot be stored", () => {
  it("stay in memory until the page closes, or until they can be written", () => {
    const allow = forbid("setItem", "removeItem");
    expect(writeStored("b", "1")).toBe(false);
    expect(readStored("b")).toBe("1");
    expect(storedKeys("b")).toEqual(["b"]);
    expect(writeStored("b", null)).toBe(false);
    expect(readStored("b")).toBeNull();
    expect(storedKeys("b")).toEqual([]);
    allow();
    expect(writeStored("b", "2")).toBe(true);
    localStorage.setItem("b", "3"); // by another tab
    expect(readStored("b")).toBe("3");
  });

  it("are dropped again once storage allows it", () => {
    localStorage.setItem("c", "1");
    const allow = forbid("setItem", "removeItem");
    writeStored("c", null);
    allow();
    dropStored("c");
    localStorage.setItem("c", "2"); // by another tab
    expect(readStored("c")).toBe("2");
  });

  it("are empty where storage may not even be read", () => {
    forbid("getItem");
    expect(readStored("c")).toBeNull();
    expect(readStoredJson("c", isNumber)).toBeUndefined();
    const denied = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(storedKeys("c")).toEqual([]);
    denied.mockRestore();
  });
});
