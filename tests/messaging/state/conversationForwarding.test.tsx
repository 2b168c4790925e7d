import { describe, expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";
import { contactsRequested, selectContacts } from "@/features/messaging/contacts/contactsSlice";
import {
  forwardEnded,
  forwardStarted,
  forwardSubmitted,
  selectForwarding,
} from "@/features/messaging/conversation/writes/forwardingSlice";

import { until } from "../../support/openArea";
import { fatou, omar, openDesk } from "./conversationDesk";

const { forwardMessage } = conversationsContract;
const joan = "contact-joan";

/** Somebody who is about to forward Fatou's last message. */
async function openDialog() {
  const desk = await openDesk();
  const { dispatch, see, log } = desk;
  const message = log().last()!;
  dispatch(forwardStarted(message));
  const status = () => see(selectForwarding).status;
  return {
    ...desk,
    message,
    status,
    submit(receivers: string[], { note = "", mId = message.mId } = {}) {
      const { clientId } = see(selectForwarding);
      dispatch(forwardSubmitted({ mId, receivers, note, clientId: [clientId, ...receivers].join("-") }));
    },
    answered: () => until(() => expect(status()).not.toBe("submitting")),
  };
}

const nothing = { status: "idle", message: null, failed: [] };

describe("forwarding", () => {
  it("begins with the message each time, until it is closed", async () => {
    const { dispatch, see, message } = await openDialog();
    const first = see(selectForwarding);
    expect(first).toMatchObject({ status: "idle", message, failed: [] });
    expect(first.clientId).not.toBe("");
    dispatch(forwardStarted(message));
    expect(see(selectForwarding).clientId).not.toBe(first.clientId);
    dispatch(forwardEnded());
    expect(see(selectForwarding)).toMatchObject(nothing);
  });

  it("brings the message to all, with the note after it, and says to how many", async () => {
    const { submit, answered, see, storedTexts, log, message, store, notices } = await openDialog();
    submit([omar, joan], { note: "Mirad" });
    expect(see(selectForwarding)).toMatchObject({ status: "submitting", message });
    await answered();
    expect(see(selectForwarding)).toMatchObject(nothing);
    for (const chatId of [omar, joan]) expect(storedTexts(chatId).slice(-2)).toEqual([message.text, "Mirad"]);
    expect(log(omar).all().at(-2)!.meta.isForwarded).toBe(true);
    await until(() => expect(notices()).toEqual(["conversation.forward.done"]));
    expect(store.getState()).toMatchObject({
      notices: [{ kind: "success", sentence: { values: { count: 2 } } }],
    });
  });

  it("tells who has not got it, and then sends it to them alone", async () => {
    const { submit, answered, see, storedTexts, message, notices } = await openDialog();
    submit([omar, "nobody"]);
    await answered();
    expect(see(selectForwarding)).toMatchObject({ status: "partlyDone", message, failed: ["nobody"] });
    await until(() => expect(notices()).toEqual(["conversation.forward.done"]));
    submit([joan]);
    expect(see(selectForwarding)).toMatchObject({ status: "submitting", failed: [] });
    await answered();
    expect(see(selectForwarding)).toMatchObject(nothing);
    expect(storedTexts(joan).at(-1)).toBe(message.text);
  });

  it("says why it is refused, keeps the choices, and drops the reason when tried again", async () => {
    const { submit, answered, see, message, network, notices } = await openDialog();
    network.fail(forwardMessage, { status: 400, message: "Ahora no." });
    submit([omar]);
    await answered();
    expect(see(selectForwarding)).toMatchObject({ status: "refused", message, reason: { text: "Ahora no." } });
    expect(notices()).toEqual([]);
    submit([omar]);
    expect(see(selectForwarding).reason).toBeUndefined();
    await answered();
    expect(see(selectForwarding)).toMatchObject(nothing);
  });

  it("is carried out once when its reply was lost", async () => {
    const { submit, answered, status, storedTexts, message, network } = await openDialog();
    const before = storedTexts(omar);
    network.fail(forwardMessage, "answer lost");
    submit([omar]);
    await answered();
    expect(status()).toBe("refused");
    submit([omar]);
    await answered();
    expect(status()).toBe("idle");
    expect(storedTexts(omar)).toEqual([...before, message.text]);
  });
});

describe("a dialog that is closed before the reply", () => {
  it("shows a refusal as a notice", async () => {
    const { submit, dispatch, see, network, notices } = await openDialog();
    network.slow(forwardMessage);
    network.fail(forwardMessage, { status: 400, message: "Ahora no." });
    submit([omar]);
    dispatch(forwardEnded());
    await until(() => expect(notices()).toEqual(["Ahora no."]));
    expect(see(selectForwarding)).toMatchObject(nothing);
  });

  it("lets the message arrive, and names in a notice who has not got it", async () => {
    const { submit, dispatch, see, store, db, network, notices } = await openDialog();
    dispatch(contactsRequested());
    await until(() => expect(see(selectContacts)).not.toEqual([]));
    network.slow(forwardMessage);
    submit([fatou, omar, "nobody"]);
    dispatch(forwardEnded());
    await until(() => expect(network.callsOf(forwardMessage)).toBe(1));
    db.messaging.contacts.remove(omar);
    await until(() => expect(notices()).toEqual(["conversation.forward.done", "conversation.forward.failed"]));
    expect(store.getState()).toMatchObject({
      notices: [{}, { kind: "error", sentence: { values: { names: ["Omar Benali", "nobody"] } } }],
    });
    expect(see(selectForwarding)).toMatchObject(nothing);
  });

  it("neither closes the next dialog nor holds up what that sends", async () => {
    const { submit, answered, dispatch, see, write, storedTexts, network } = await openDialog();
    network.slow(forwardMessage);
    submit([omar]);
    const another = write("Otra cosa");
    dispatch(forwardStarted(another));
    await network.idle();
    expect(see(selectForwarding)).toMatchObject({ status: "idle", message: another });
    dispatch(forwardEnded());

    dispatch(forwardStarted(another));
    submit([omar], { mId: another.mId });
    dispatch(forwardStarted(another));
    submit([joan], { mId: another.mId });
    await answered();
    await network.idle();
    for (const chatId of [omar, joan]) expect(storedTexts(chatId).at(-1)).toBe("Otra cosa");
    expect(see(selectForwarding)).toMatchObject(nothing);
  });
});
