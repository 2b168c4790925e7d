import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { createStore, set } from "idb-keyval";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { openIndexedDbShelf } from "@/fakeBackend/worker/indexedDbShelf";
import { withLivingFiles } from "@/fakeBackend/core/withLivingFiles";

beforeEach(() => {
  indexedDB = new IDBFactory();
});

async function openShelf(name = "conserje") {
  const told = vi.fn<() => void>();
  return { shelf: await openIndexedDbShelf(name, told), told };
}

describe("rows in the browser's database", () => {
  it("are there at the next visit, unchanged", async () => {
    const { shelf, told } = await openShelf();
    expect(shelf.isTouched).toBe(false);
    const tasks = shelf.table("tasks");
    tasks.put("1", { isDone: true });
    tasks.put("2", { isDone: false });
    shelf.table("cart").put("1", "other");
    tasks.put("2", null);
    await shelf.flushed();
    const next = await openShelf();
    expect(next.shelf.isTouched).toBe(true);
    expect([...next.shelf.table("tasks").kept]).toEqual([
      ["1", { isDone: true }],
      ["2", null],
    ]);
    expect([...next.shelf.table("cart").kept]).toEqual([["1", "other"]]);
    expect([...(await openShelf("another")).shelf.table("tasks").kept]).toEqual([]);
    expect(told).not.toHaveBeenCalled();
  });

  it("are removed by a reset", async () => {
    const { shelf } = await openShelf();
    shelf.table("tasks").put("1", { isDone: true });
    await shelf.flushed();
    await shelf.clear();
    expect([...(await openShelf()).shelf.table("tasks").kept]).toEqual([]);
  });

  it("keep their files, under new addresses", async () => {
    const { shelf } = await openShelf();
    shelf.table("files").put("blob:gone", new Blob(["pixels"], { type: "image/png" }));
    shelf.table("messages").put("1", { image: [{ downloadLink: "blob:gone" }] });
    await shelf.flushed();
    let before = "blob:gone";
    for (const visit of ["2", "3", "4"]) {
      const { shelf: next } = await openShelf();
      const messages = next.table("messages");
      const former = before;
      for (const [, row] of messages.kept) {
        const [{ downloadLink }] = (row as { image: [{ downloadLink: string }] }).image;
        const content = await (await fetch(downloadLink)).blob();
        expect([await content.text(), content.type]).toEqual(["pixels", "image/png"]);
        expect(downloadLink).not.toBe(former);
        before = downloadLink;
      }
      expect(messages.kept.size).toBe(Number(visit) - 1);
      messages.put(visit, { image: [{ downloadLink: before }] }); // what is written since names the file as it is now
      await next.flushed();
    }
  });

  it("are not stored if the browser refuses its database, and the person is told once", async () => {
    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { shelf, told } = await openShelf();
    await shelf.clear();
    expect(shelf.table("tasks").kept.size).toBe(0);
    expect(told).toHaveBeenCalledExactlyOnceWith("unkept");
  });

  it.each([{}, 7, null, undefined, { row: { isDone: "maybe" }, sum: 1 }])(
    "are not believed if a row is %j; a person is told once, and clearing them helps",
    async (garbage) => {
      const { shelf } = await openShelf();
      for (const key of ["1", "2"]) shelf.table("tasks").put(key, { isDone: true });
      await shelf.flushed();
      const [{ name = "" } = {}] = await indexedDB.databases();
      await set(["tasks", "1"], garbage, createStore(name, "rows"));
      const next = await openShelf();
      expect([next.shelf.table("tasks").kept.size, next.shelf.isTouched]).toEqual([0, false]);
      expect(next.told).toHaveBeenCalledExactlyOnceWith("damaged");
      await next.shelf.clear();
      const last = await openShelf();
      last.shelf.table("tasks").put("3", { isDone: true });
      await last.shelf.flushed();
      expect([...(await openShelf()).shelf.table("tasks").kept]).toEqual([["3", { isDone: true }]]);
      expect(last.told).not.toHaveBeenCalled();
    },
  );

  it("are no longer stored when storage is full, and the person is told once", async () => {
    const { shelf, told } = await openShelf();
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    for (const key of ["1", "2"]) {
      shelf.table("tasks").put(key, { isDone: true });
      await shelf.flushed();
    }
    expect(told).toHaveBeenCalledExactlyOnceWith("unkept");
    full.mockRestore();
    shelf.table("tasks").put("3", { isDone: true });
    await shelf.flushed();
    expect([...(await openShelf()).shelf.table("tasks").kept]).toEqual([]);
  });
});

describe("files that survive their addresses", () => {
  const file = new Blob(["pixels"]);

  it("get a new address in every row that names them, and in no other", () => {
    const { rows, replaced } = withLivingFiles([
      ["files", "blob:one", file],
      ["files", "blob:two", null],
      ["messages", "1", { links: ["blob:one", "blob:unknown"] }],
      ["messages", "2", { text: "nothing of a file" }],
    ]);
    const [[, address]] = replaced as [[string, string, unknown]];
    expect(address).toMatch(/^blob:/);
    expect(replaced).toEqual([
      ["files", address, file],
      ["files", "blob:one", null],
      ["messages", "1", { links: [address, "blob:unknown"] }],
    ]);
    expect(rows).toEqual([
      ["messages", "1", { links: [address, "blob:unknown"] }],
      ["messages", "2", { text: "nothing of a file" }],
    ]);
  });

  it("change nothing if there are none", () => {
    const rows: [string, string, unknown][] = [["messages", "1", { text: "blob:one" }]];
    expect(withLivingFiles(rows)).toEqual({ rows, replaced: [] });
  });
});
