import { describe, expect, it } from "vitest";

import { conversationsContract, type Message } from "@/contract/messaging/conversations";
import { changeMessage, removeMessage } from "@/fakeBackend/messaging/threadRules";
import { conversationClosed } from "@/features/messaging/conversation/state/conversationsSlice";
import { selectMessage } from "@/features/messaging/conversation/state/selectConversation";
import { deletionExpired, selectLastDeletion } from "@/features/messaging/conversation/writes/deletionsSlice";
import {
  conversationDeleted,
  deletionUndone,
  messageAcknowledged,
  messageDeleted,
  conversationWrites,
} from "@/features/messaging/conversation/state/conversationWrites";

import { until } from "../../support/openArea";
import { fatou, me, omar, openDesk } from "./conversationDesk";

const { deleteMessage, deleteImage, deleteMessages, restoreMessage, acknowledgeMessage, getConversation } =
  conversationsContract;
const no = { status: 400, message: "No puede ser." };
const pictures = ["data:,1", "data:,2"].map((downloadLink, number) => ({ id: `image ${number}`, downloadLink }));

/** Somebody in a conversation that ends with three messages, and what they do to the one in the middle. */
async function openMessages(more: { options?: Parameters<typeof openDesk>[0]; writing?: Partial<Message> } = {}) {
  const desk = await openDesk(more.options);
  const { dispatch, see, open, write, fill, loaded, network } = desk;
  fill(1);
  const message = write("¿Quién sube?", more.writing);
  fill(1);
  await open();
  await loaded();
  const there = () => see(selectMessage, fatou, message.mId);
  return {
    ...desk,
    message,
    /** The message as it stands on the screen. */
    there,
    remove: (imageId?: string) => dispatch(messageDeleted({ chatId: fatou, message, imageId })),
    undo: () => dispatch(deletionUndone({ chatId: fatou, message })),
    /** What one may still take back. */
    offered: (chatId = fatou) => see(selectLastDeletion, chatId)?.message.mId,
    /** Once everything has been answered that was done, and what was in doubt has been found out. */
    async settled() {
      await until(() => expect(see(conversationWrites.selectPending)).toEqual([]));
      await network.idle();
    },
  };
}

type Opened = Awaited<ReturnType<typeof openMessages>>;

describe("a message that is deleted", () => {
  it("is gone at once, then on the server without a notice, and returns to its place when undone", async () => {
    const { remove, undo, there, settled, stored, shown, message, offered, notices, network } = await openMessages();
    const before = shown();
    remove();
    expect([there(), offered()]).toEqual([undefined, message.mId]);
    expect(stored()).toContain(message.mId);
    await settled();
    expect(stored()).not.toContain(message.mId);
    expect(shown()).toEqual(stored());
    expect([notices(), network.callsOf(getConversation)]).toEqual([[], 1]);
    undo();
    expect(shown()).toEqual(before);
    expect(offered()).toBeUndefined();
    await settled();
    expect(stored()).toEqual(before);
    expect(there()).toEqual(message);
  });

  it("returns when the server refuses, with the reason and without an undo", async () => {
    const { remove, settled, stored, shown, network, notices, offered } = await openMessages();
    const before = shown();
    network.fail(deleteMessage, no);
    remove();
    await settled();
    expect(shown()).toEqual(before);
    expect(stored()).toEqual(before);
    expect(notices()).toEqual(["No puede ser."]);
    expect(offered()).toBeUndefined();
  });

  it("is not restored on the server where it was not deleted there", async () => {
    const { remove, undo, settled, message, shown, dispatch, write, stored, network } = await openMessages();
    const another = write("Otra");
    await until(() => expect(shown()).toContain(another.mId));
    network.fail(deleteMessage, no);
    remove();
    undo();
    dispatch(messageDeleted({ chatId: fatou, message: another }));
    dispatch(deletionUndone({ chatId: fatou, message: another }));
    await settled();
    expect(shown()).toContain(message.mId);
    expect(network.callsOf(restoreMessage)).toBe(1);
    expect(stored()).toContain(another.mId);
  });

  it("goes when it is deleted again after a refusal, and other pending writes are sent", async () => {
    const { remove, undo, settled, message, stored, there, dispatch, network } = await openMessages({
      writing: { isUrgent: true },
    });
    network.fail(deleteMessage, no);
    remove();
    undo();
    dispatch(messageAcknowledged({ chatId: fatou, mId: message.mId }));
    remove();
    await settled();
    expect(there()).toBeUndefined();
    expect(stored()).not.toContain(message.mId);
    expect([network.callsOf(deleteMessage), network.callsOf(restoreMessage)]).toEqual([2, 0]);
    expect(network.callsOf(acknowledgeMessage)).toBe(1);
  });

  it.each<[what: string, lose: (desk: Opened) => void]>([
    ["it is", ({ log, message }) => log().remove(message.mId)],
    [
      "its conversation is",
      ({ db: { messaging } }) => {
        messaging.threads.delete(fatou);
        messaging.contacts.remove(fatou);
      },
    ],
  ])("stays gone although the server refuses because %s no longer there", async (_, lose) => {
    const desk = await openMessages();
    const { remove, there, settled, notices, network } = desk;
    lose(desk); // without a change
    remove();
    await settled();
    expect(there()).toBeUndefined();
    expect(notices()).toEqual(["sentence.unknownId"]);
    expect(network.callsOf(getConversation)).toBe(2);
  });

  it("can lose a picture, unless the server refuses, and goes with the last of them", async () => {
    const { remove, there, settled, log, message, dispatch, undo, network, notices } = await openMessages({
      writing: { image: pictures },
    });
    const [first, second] = message.image!;
    network.fail(deleteImage, no);
    remove(first!.id);
    await settled();
    expect(there()!.image).toEqual([first, second]);
    expect([notices(), network.callsOf(deleteMessage)]).toEqual([["No puede ser."], 0]);

    remove(first!.id);
    expect(there()!.image).toEqual([second]);
    await settled();
    expect(log().get(message.mId).image).toEqual([second]);
    undo();
    await settled();
    expect(there()!.image).toEqual([first, second]);
    expect(log().get(message.mId).image).toEqual([first, second]);

    remove(first!.id);
    await settled();
    dispatch(messageDeleted({ chatId: fatou, message: there()!, imageId: second!.id }));
    expect(there()).toBeUndefined();
    await settled();
    expect(log().find(message.mId)).toBeUndefined();
  });
});

describe("restoring a message", () => {
  it("leaves it gone when the server refuses, says why, and can be tried again", async () => {
    const { remove, undo, there, settled, message, offered, network, notices } = await openMessages();
    network.fail(restoreMessage, no);
    remove();
    undo();
    expect(there()).toEqual(message);
    await settled();
    expect(there()).toBeUndefined();
    expect(offered()).toBe(message.mId);
    expect(notices()).toEqual(["No puede ser."]);
    undo();
    await settled();
    expect(there()).toEqual(message);
  });

  it("gives way to a new deletion", async () => {
    const { remove, undo, there, settled, log, message, network } = await openMessages();
    network.slow(restoreMessage);
    remove();
    undo();
    remove();
    expect(there()).toBeUndefined();
    await until(() => expect(network.callsOf(deleteMessage)).toBe(2));
    expect(there()).toBeUndefined();
    await settled();
    expect([there(), log().find(message.mId)]).toEqual([undefined, undefined]);
  });
});

describe("reading a message again after a refusal", () => {
  /** The server refuses the deletion, and answers late what has become of the message: `happen` comes in between. */
  async function refusedWhile(happen: (desk: Opened) => void, isGone = false) {
    let readings = 0;
    const desk = await openMessages({
      options: {
        conditions: { answerDelayOf: (endpoint) => (endpoint === getConversation && (readings += 1) > 1 ? 30 : 0) },
      },
    });
    if (isGone) desk.log().remove(desk.message.mId);
    else desk.network.fail(deleteMessage, no);
    desk.remove();
    await until(() => expect(readings).toBe(2));
    happen(desk);
    await desk.settled();
    return desk;
  }

  it.each<[what: string, happen: (desk: Opened) => void, now: string | undefined]>([
    ["has deleted it", ({ db, message }) => removeMessage(db.messaging, fatou, message.mId), undefined],
    [
      "has changed it",
      ({ db, message }) => changeMessage(db.messaging, fatou, { ...message, text: "Ya subo yo" }),
      "Ya subo yo",
    ],
    [
      "has deleted the conversation",
      ({ db: { messaging } }) => {
        messaging.threads.delete(fatou);
        messaging.changes.add({ kind: "conversationRemoved", userId: fatou });
      },
      undefined,
    ],
  ])("accepts that another person %s", async (_, happen, now) => {
    const { there } = await refusedWhile(happen);
    expect(there()?.text).toBe(now);
  });

  it("accepts that another person has restored it", async () => {
    const { there, message } = await refusedWhile(({ db: { messaging }, log, message: { mId } }) => {
      messaging.changes.add({ kind: "messageAdded", userId: fatou, message: log().restore(mId) });
    }, true);
    expect(there()).toEqual(message);
  });
});

describe("the offered undo", () => {
  it("is for the last deleted message, and then for the message before", async () => {
    const { remove, message, dispatch, write, shown, offered } = await openMessages();
    const another = write("Otra");
    await until(() => expect(shown()).toContain(another.mId));
    const deletion = { chatId: fatou, message: another };
    remove();
    dispatch(messageDeleted(deletion));
    expect([offered(), offered(omar)]).toEqual([another.mId, undefined]);
    dispatch(deletionExpired(deletion));
    expect(offered()).toBe(message.mId);
    remove();
    dispatch(deletionExpired(deletion));
    expect(offered()).toBe(message.mId);
  });

  it("is for the last deleted part of a message, once", async () => {
    const { remove, message, see, dispatch } = await openMessages({ writing: { image: pictures } });
    const [first, second] = message.image!;
    remove(first!.id);
    remove(second!.id);
    expect(see(selectLastDeletion, fatou)).toEqual({ chatId: fatou, message, imageId: second!.id });
    dispatch(deletionExpired({ chatId: fatou, message }));
    expect(see(selectLastDeletion, fatou)).toBeUndefined();
  });

  it("ends when the person leaves the conversation, and not by other acts", async () => {
    const { remove, open, offered, dispatch, message } = await openMessages();
    remove();
    dispatch(messageAcknowledged({ chatId: fatou, mId: message.mId }));
    dispatch(conversationDeleted(omar));
    await open();
    expect(offered()).toBeDefined();
    await open(omar);
    expect(offered()).toBeUndefined();
    await open();
    remove();
    dispatch(conversationClosed());
    expect(offered()).toBeUndefined();
  });
});

describe("Enterado", () => {
  it("is shown once the server has it, or a notice says why it was refused", async () => {
    const { there, settled, dispatch, message, log, notices, network } = await openMessages({
      writing: { isUrgent: true },
    });
    const acknowledge = () => dispatch(messageAcknowledged({ chatId: fatou, mId: message.mId }));
    network.fail(acknowledgeMessage, no);
    acknowledge();
    await settled();
    expect([notices(), there()]).toEqual([["No puede ser."], message]);
    expect([network.callsOf(acknowledgeMessage), network.callsOf(getConversation)]).toEqual([1, 1]);
    acknowledge();
    expect(there()!.acknowledgedBy).toEqual([]);
    await settled();
    expect(there()!.acknowledgedBy).toEqual([me]);
    expect(log().get(message.mId).acknowledgedBy).toEqual([me]);
  });
});

describe("a conversation that is cleared", () => {
  it("is empty once the server says so, and keeps its messages where the server refuses", async () => {
    const { shown, stored, settled, dispatch, db, notices, conversation, store, network } = await openMessages();
    network.fail(deleteMessages, no);
    dispatch(conversationDeleted(fatou));
    await settled();
    expect(shown()).toEqual(stored());
    expect(network.callsOf(getConversation)).toBe(1);
    dispatch(conversationDeleted(fatou));
    expect(shown()).not.toEqual([]);
    await settled();
    expect(shown()).toEqual([]);
    expect(conversation()).toMatchObject({ status: "loaded", hasOlder: false });
    expect(db.messaging.threads.get(fatou)).toBeUndefined();
    expect(notices()).toEqual(["No puede ser.", "sentence.conversationDeleted"]);
    expect(store.getState()).toMatchObject({ notices: [{ kind: "error" }, { kind: "success" }] });
  });
});
