import { describe, expect, it, vi } from "vitest";

import type { Change } from "@/contract/messaging/changes";
import { changeArrived, changesMissed } from "@/features/messaging/base/changes";
import { conversationClosed, conversationOpened } from "@/features/messaging/conversation/state/conversationsSlice";
import { selectTypingUser } from "@/features/messaging/conversation/state/typingSlice";

import { holdTime, fatou, omar, openDesk } from "./conversationDesk";

const EXPIRES_MS = 20_000;
const fatouHerself = { id: fatou, firstName: "Fatou", lastName: "Diop" };

async function openTyping() {
  const desk = await openDesk();
  const { dispatch, see } = desk;
  const tell = (change: Change) => dispatch(changeArrived(change));
  return {
    ...desk,
    tell,
    tellTyping: (typingUser: typeof fatouHerself | null, userId = fatou) =>
      tell({ kind: "typingChanged", userId, typingUser }),
    typing: (chatId = fatou) => see(selectTypingUser, chatId),
  };
}

describe("who is writing", () => {
  it("is shown in their conversation only, until they stop, it is deleted or changes are missed", async () => {
    const { tellTyping, tell, typing, dispatch } = await openTyping();
    expect(typing()).toBeUndefined();
    tellTyping(fatouHerself);
    expect([typing(), typing(omar)]).toEqual([fatouHerself, undefined]);
    tellTyping(null, omar);
    tell({ kind: "conversationRemoved", userId: omar });
    tell({ kind: "messageRemoved", userId: fatou, mId: "1" });
    expect(typing()).toEqual(fatouHerself);
    tellTyping(null);
    expect(typing()).toBeUndefined();
    tellTyping(fatouHerself);
    tell({ kind: "conversationRemoved", userId: fatou });
    expect(typing()).toBeUndefined();
    tellTyping(fatouHerself);
    dispatch(changesMissed());
    expect(typing()).toBeUndefined();
  });

  it("is taken from the server when the conversation loads", async () => {
    const { tellTyping, typing, open, db } = await openTyping();
    tellTyping(fatouHerself, omar);
    await open(omar);
    expect(typing(omar)).toBeUndefined();
    db.messaging.threads.get(fatou)!.typingUser = fatouHerself;
    await open();
    expect(typing()).toEqual(fatouHerself);
  });

  it("stops twenty seconds after the last change about it", async () => {
    const { tellTyping, typing } = await openTyping();
    const pass = holdTime();
    tellTyping(fatouHerself);
    await pass(EXPIRES_MS / 2);
    tellTyping({ ...fatouHerself });
    await pass(EXPIRES_MS - 1);
    expect(typing()).toEqual(fatouHerself);
    await pass(1);
    expect(typing()).toBeUndefined();
  });

  it("stops after that time also if it came with the conversation", async () => {
    const { typing, dispatch, db } = await openTyping();
    const pass = holdTime();
    db.messaging.threads.get(fatou)!.typingUser = fatouHerself;
    dispatch(conversationOpened(fatou));
    await vi.waitFor(() => expect(typing()).toEqual(fatouHerself)); // the call takes real time, too
    await pass(EXPIRES_MS);
    expect(typing()).toBeUndefined();
  });

  it("is not affected by changes or loads of another conversation", async () => {
    const { tellTyping, typing, dispatch, open } = await openTyping();
    const pass = holdTime();
    tellTyping(null);
    await open();
    await pass(EXPIRES_MS / 2);
    tellTyping(fatouHerself);
    dispatch(conversationClosed());
    await pass(EXPIRES_MS / 2 + 100);
    expect(typing()).toEqual(fatouHerself);
  });
});
