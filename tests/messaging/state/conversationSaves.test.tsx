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
  selectIsAcknowledging,
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

describe("a message that is deleted", () => {
  it("is gone at once, and then at the server", async () => {
    const { remove, there, settled, stored, shown, message, notices, network } = await openMessages();
    remove();
    expect(there()).toBeUndefined();
    expect(stored()).toContain(message.mId);
    await settled();
    expect(stored()).not.toContain(message.mId);
    expect(shown()).toEqual(stored());
    expect(notices()).toEqual([]);
    expect(network.callsOf(getConversation)).toBe(1);
  });

  it("comes back to its place when that is undone", async () => {
    const { remove, undo, there, settled, stored, shown, message, offered } = await openMessages();
    const before = shown();
    remove();
    expect(offered()).toBe(message.mId);
    await settled();
    undo();
    expect(shown()).toEqual(before);
    expect(offered()).toBeUndefined();
    await settled();
    expect(stored()).toEqual(before);
    expect(there()).toEqual(message);
  });

  it("comes back when the server refuses, which says why, and is not offered to be undone", async () => {
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

  it("is not brought back where it was never taken away", async () => {
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

  it("goes all the same when it is deleted again, and whatever else is to be done is done", async () => {
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

  it("stays gone where the server has it no more, although it refused", async () => {
    const { remove, there, settled, log, message, notices, network } = await openMessages();
    log().remove(message.mId);
    remove();
    await settled();
    expect(there()).toBeUndefined();
    expect(notices()).toEqual(["sentence.unknownId"]);
    expect(network.callsOf(getConversation)).toBe(2);
  });

  it("stays gone where its conversation is gone", async () => {
    const { remove, there, settled, db, notices } = await openMessages();
    db.messaging.threads.delete(fatou);
    db.messaging.contacts.remove(fatou);
    remove();
    await settled();
    expect(there()).toBeUndefined();
    expect(notices()).toEqual(["sentence.unknownId"]);
  });

  it("is asked after until there is an answer", async () => {
    const { remove, there, settled, log, message, network } = await openMessages();
    log().remove(message.mId);
    network.fail(getConversation, "connection lost", 500);
    remove();
    await settled();
    expect(there()).toEqual(message);
    await until(() => {
      window.dispatchEvent(new Event("online"));
      expect(there()).toBeUndefined();
    });
    expect(network.callsOf(getConversation)).toBe(4);
  });

  it("may lose one of its pictures, and the last with all of it", async () => {
    const { remove, there, settled, log, message, dispatch, undo } = await openMessages({
      writing: { image: pictures },
    });
    const [first, second] = message.image!;
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

  it("has its picture again when the server refuses", async () => {
    const { remove, there, settled, message, network, notices } = await openMessages({ writing: { image: pictures } });
    network.fail(deleteImage, no);
    remove(message.image![0]!.id);
    await settled();
    expect(there()!.image).toEqual(message.image);
    expect(notices()).toEqual(["No puede ser."]);
    expect([network.callsOf(deleteImage), network.callsOf(deleteMessage)]).toEqual([1, 0]);
  });
});

describe("bringing a message back", () => {
  it("leaves it gone when the server refuses, says why, and may be tried again", async () => {
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

  it("shows it where it was carried out although it seemed refused", async () => {
    const { remove, undo, there, settled, message, log, network } = await openMessages();
    remove();
    await settled();
    log().restore(message.mId);
    network.fail(restoreMessage, 500);
    undo();
    await settled();
    expect(there()).toEqual(message);
  });

  it("gives way to its being deleted again", async () => {
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

describe("finding out the state of a message, when more changes arrive,", () => {
  /** The server refuses the deletion, and answers late what has become of the message: `happen` comes in between. */
  async function refusedWhile(happen: (desk: Awaited<ReturnType<typeof openMessages>>) => void, isGone = false) {
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

  it("accepts that another person has deleted it", async () => {
    const { there } = await refusedWhile(({ db, message }) => removeMessage(db.messaging, fatou, message.mId));
    expect(there()).toBeUndefined();
  });

  it("believes that the conversation is gone", async () => {
    const { shown } = await refusedWhile(({ db: { messaging } }) => {
      messaging.threads.delete(fatou);
      messaging.changes.add({ kind: "conversationRemoved", userId: fatou });
    });
    expect(shown()).toEqual([]);
  });

  it("accepts that another person has changed it", async () => {
    const { there } = await refusedWhile(({ db, message }) =>
      changeMessage(db.messaging, fatou, { ...message, text: "Ya subo yo" }),
    );
    expect(there()!.text).toBe("Ya subo yo");
  });

  it("accepts that another person has restored it", async () => {
    const { there, message } = await refusedWhile(({ db: { messaging }, log, message: { mId } }) => {
      messaging.changes.add({ kind: "messageAdded", userId: fatou, message: log().restore(mId) });
    }, true);
    expect(there()).toEqual(message);
  });
});

describe("what can be taken back", () => {
  it("is the last that was deleted, and then the one before", async () => {
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

  it("is of a message what was deleted last of it, once", async () => {
    const { remove, message, see, dispatch } = await openMessages({ writing: { image: pictures } });
    const [first, second] = message.image!;
    remove(first!.id);
    remove(second!.id);
    expect(see(selectLastDeletion, fatou)).toEqual({ chatId: fatou, message, imageId: second!.id });
    dispatch(deletionExpired({ chatId: fatou, message }));
    expect(see(selectLastDeletion, fatou)).toBeUndefined();
  });

  it("is nothing any more once one leaves the conversation", async () => {
    const { remove, open, offered, dispatch } = await openMessages();
    remove();
    await open();
    expect(offered()).toBeDefined();
    await open(omar);
    expect(offered()).toBeUndefined();
    await open();
    remove();
    dispatch(conversationClosed());
    expect(offered()).toBeUndefined();
  });

  it("stays what it was when one does something else", async () => {
    const { remove, offered, message, dispatch } = await openMessages();
    remove();
    dispatch(messageAcknowledged({ chatId: fatou, mId: message.mId }));
    dispatch(conversationDeleted(omar));
    expect(offered()).toBe(message.mId);
  });
});

describe("Enterado", () => {
  it("is shown once the server has it", async () => {
    const { there, settled, dispatch, message, log } = await openMessages({ writing: { isUrgent: true } });
    dispatch(messageAcknowledged({ chatId: fatou, mId: message.mId }));
    expect(there()!.acknowledgedBy).toEqual([]);
    await settled();
    expect(there()!.acknowledgedBy).toEqual([me]);
    expect(log().get(message.mId).acknowledgedBy).toEqual([me]);
  });

  it("says why it was refused, and leaves the message alone", async () => {
    const { there, settled, dispatch, message, notices, network } = await openMessages();
    dispatch(messageAcknowledged({ chatId: fatou, mId: message.mId }));
    await settled();
    expect(notices()).toHaveLength(1);
    expect(there()).toEqual(message);
    expect([network.callsOf(acknowledgeMessage), network.callsOf(getConversation)]).toEqual([1, 1]);
  });

  it("waits for a connection, and says so", async () => {
    const { settled, dispatch, message, there, see, network } = await openMessages({ writing: { isUrgent: true } });
    network.fail(acknowledgeMessage, "connection lost");
    const isWaiting = () => see(selectIsAcknowledging, fatou, message.mId);
    dispatch(messageAcknowledged({ chatId: fatou, mId: message.mId }));
    expect(isWaiting()).toBe(false);
    await until(() => expect(isWaiting()).toBe(true));
    window.dispatchEvent(new Event("online"));
    await settled();
    expect(there()!.acknowledgedBy).toEqual([me]);
  });
});

describe("a conversation that is cleared", () => {
  it("is empty once the server says so, in its words", async () => {
    const { shown, settled, dispatch, db, notices, conversation, store } = await openMessages();
    dispatch(conversationDeleted(fatou));
    expect(shown()).not.toEqual([]);
    await settled();
    expect(shown()).toEqual([]);
    expect(conversation()).toMatchObject({ status: "loaded", hasOlder: false });
    expect(db.messaging.threads.get(fatou)).toBeUndefined();
    expect(notices()).toEqual(["sentence.conversationDeleted"]);
    expect(store.getState()).toMatchObject({ notices: [{ kind: "success" }] });
  });

  it("is left alone where that is refused, with the reason", async () => {
    const { shown, settled, dispatch, stored, notices, network, store } = await openMessages();
    network.fail(deleteMessages, no);
    dispatch(conversationDeleted(fatou));
    await settled();
    expect(shown()).toEqual(stored());
    expect(notices()).toEqual(["No puede ser."]);
    expect(store.getState()).toMatchObject({ notices: [{ kind: "error" }] });
    expect(network.callsOf(getConversation)).toBe(1);
  });
});
