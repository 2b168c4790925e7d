import { describe, expect, it } from "vitest";

import { channelsContract } from "@/contract/messaging/channels";
import { contactsContract } from "@/contract/messaging/contacts";
import { toChannel, toContact } from "@/fakeBackend/messaging/toWire";
import { detailsRequested, selectDetails } from "@/features/messaging/details/detailsSlice";

import { until } from "../../support/openArea";
import { openMessages } from "./desk";

const { getContact } = contactsContract;
const { getChannel } = channelsContract;

const omar = { chatId: "contact-omar", isChannel: false };
const kenji = { chatId: "contact-kenji", isChannel: false };
const cocina = { chatId: "channel-cocina", isChannel: true };

type Messaging = Awaited<ReturnType<typeof openMessages>>["messaging"];

async function openDetails() {
  const area = await openMessages();
  const details = () => area.see(selectDetails);
  const look = async (wanted: typeof omar) => {
    area.dispatch(detailsRequested(wanted));
    await until(() => expect(details().status).not.toBe("loading"));
  };
  return { ...area, details, look };
}

describe("the details of a chat", () => {
  it.each([
    ["a person", omar, getContact, (of: Messaging) => toContact(of.contacts.get(omar.chatId), of, Infinity)],
    ["a channel", cocina, getChannel, (of: Messaging) => toChannel(of.channels.get(cocina.chatId), of, Infinity)],
  ] as const)("of %s load completely, again after a failure", async (_, wanted, endpoint, onServer) => {
    const { details, look, network, messaging, dispatch } = await openDetails();
    expect(details()).toEqual({ chatId: "", isChannel: false, status: "loading", chat: null });
    network.fail(endpoint, 500);
    dispatch(detailsRequested(wanted));
    expect(details()).toEqual({ ...wanted, status: "loading", chat: null });
    await look(wanted);
    expect(details()).toMatchObject({ status: "failed", chat: null });
    await look(wanted);
    expect(details()).toEqual({ ...wanted, status: "loaded", chat: onServer(messaging) });
  });

  it("stay on the screen while they reload, and go with another chat", async () => {
    const { details, look, dispatch } = await openDetails();
    await look(omar);
    dispatch(detailsRequested(omar));
    expect(details()).toMatchObject({ status: "loading", chat: { id: omar.chatId } });
    await look(omar);
    dispatch(detailsRequested(kenji));
    expect(details()).toEqual({ ...kenji, status: "loading", chat: null });
  });
});
