import { describe, expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";
import {
  searchChanged,
  searchClosed,
  searchStepped,
  selectSearch,
} from "@/features/messaging/conversation/search/conversationSearchSlice";

import { fatou, holdTime, openDesk } from "./conversationDesk";

const { searchConversation, getConversation } = conversationsContract;
const PAUSE_MS = 200;
const nothing = { text: "", status: "idle", found: [], index: 0 };

/** Somebody in a long conversation in which three messages, one of them long ago, speak of ice. */
async function openSearch() {
  const desk = await openDesk();
  const { log, fill, open, dispatch, see, conversation } = desk;
  const told = [...fill(100), ...fill(3)];
  const ofIce = [told[5]!, told[90]!, told[101]!].map((message) => log().replace({ ...message, text: "Falta hielo" }));
  await open();
  const pass = holdTime();
  const type = (text: string) => void dispatch(searchChanged({ chatId: fatou, text }));
  return {
    ...desk,
    pass,
    type,
    async search(text: string) {
      type(text);
      await pass(PAUSE_MS + 100);
    },
    async step(step: 1 | -1) {
      dispatch(searchStepped({ chatId: fatou, step }));
      await pass(100);
    },
    found: () => see(selectSearch),
    target: () => conversation().target?.mId,
    newestFirst: ofIce.map(({ mId }) => mId).toReversed(),
  };
}

describe("searching a conversation", () => {
  it("waits for a pause in the typing, and searches for the last text only", async () => {
    const { type, pass, found, network, newestFirst } = await openSearch();
    expect(found()).toEqual(nothing);
    type("nadie");
    await pass(PAUSE_MS - 1);
    type("hielo");
    expect(found()).toEqual({ text: "hielo", status: "searching", found: [], index: 0 });
    await pass(PAUSE_MS - 1);
    expect(network.callsOf(searchConversation)).toBe(0);
    await pass(100);
    expect(found()).toEqual({ text: "hielo", status: "found", found: newestFirst, index: 0 });
    expect(network.callsOf(searchConversation)).toBe(1);
  });

  it("leads to the newest result, from each to the next, and round the ends", async () => {
    const { search, step, found, target, shown, network, newestFirst } = await openSearch();
    const [newest, middle, oldest] = newestFirst;
    await search("hielo");
    expect(target()).toBe(newest);
    await step(1);
    expect([found().index, target()]).toEqual([1, middle]);
    expect(network.callsOf(getConversation)).toBe(1);
    await step(1);
    expect([found().index, target()]).toEqual([2, oldest]);
    expect(shown()).toContain(oldest);
    expect(network.callsOf(getConversation)).toBe(2);
    await step(1);
    expect([found().index, target()]).toEqual([0, newest]);
    await step(-1);
    expect([found().index, target()]).toEqual([2, oldest]);
  });

  it("stays in place when nothing is found", async () => {
    const { search, step, found, target } = await openSearch();
    await search("nadie");
    expect(found()).toEqual({ text: "nadie", status: "found", found: [], index: 0 });
    await step(1);
    expect([found().index, target()]).toEqual([0, undefined]);
  });

  it.each(["", "  "])(
    "searches for nothing when the text is %j, and drops results and a waiting search",
    async (text) => {
      const { search, type, pass, found, network } = await openSearch();
      await search("hielo");
      type("hielo");
      await pass(PAUSE_MS / 2);
      await search(text);
      expect(found()).toEqual({ ...nothing, text });
      expect(network.callsOf(searchConversation)).toBe(1);
    },
  );

  it("says itself that it failed, and finds the messages when tried again", async () => {
    const { search, found, notices, network, newestFirst } = await openSearch();
    network.fail(searchConversation, 500);
    await search("hielo");
    expect(found()).toEqual({ text: "hielo", status: "failed", found: [], index: 0 });
    expect(notices()).toEqual([]);
    await search("hielo");
    expect(found()).toMatchObject({ status: "found", found: newestFirst });
  });

  it("starts again with another text, and drops its results when it is closed", async () => {
    const { search, step, type, dispatch, found } = await openSearch();
    await search("hielo");
    await step(1);
    type("hie");
    expect(found()).toEqual({ text: "hie", status: "searching", found: [], index: 0 });
    dispatch(searchClosed());
    expect(found()).toEqual(nothing);
  });

  it.each([
    ["sent", PAUSE_MS / 2],
    ["answered", PAUSE_MS + 1],
  ])("leads nowhere when it was closed before it was %s", async (_, soon) => {
    const { type, pass, dispatch, found, target, network } = await openSearch();
    network.slow(searchConversation);
    type("hielo");
    await pass(soon);
    dispatch(searchClosed());
    await pass(2 * PAUSE_MS);
    expect([found(), target()]).toEqual([nothing, undefined]);
  });
});
