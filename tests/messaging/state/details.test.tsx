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
  it("are empty before they are requested", async () => {
    const { details } = await openDetails();
    expect(details()).toEqual({ chatId: "", isChannel: false, status: "loading", chat: null });
  });

  it("of a person load, and are then complete", async () => {
    const { details, look, dispatch, messaging } = await openDetails();
    dispatch(detailsRequested(omar));
    expect(details()).toEqual({ ...omar, status: "loading", chat: null });
    await look(omar);
    const chat = toContact(messaging.contacts.get(omar.chatId), messaging, Infinity);
    expect(details()).toEqual({ ...omar, status: "loaded", chat });
  });

  it("of a channel are the channel's", async () => {
    const { details, look, messaging } = await openDetails();
    await look(cocina);
    const chat = toChannel(messaging.channels.get(cocina.chatId), messaging, Infinity);
    expect(details()).toEqual({ ...cocina, status: "loaded", chat });
  });

  it.each([
    [getContact, omar],
    [getChannel, cocina],
  ])("say that they have not come, and come when they are asked for again: $path", async (endpoint, wanted) => {
    const { details, look, network } = await openDetails();
    network.fail(endpoint, 500);
    await look(wanted);
    expect(details()).toMatchObject({ status: "failed", chat: null });
    await look(wanted);
    expect(details()).toMatchObject({ status: "loaded", chat: { id: wanted.chatId } });
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

  it("are those of the last request, whichever reply comes last", async () => {
    const { details, look, dispatch, network } = await openDetails();
    network.slow(getChannel);
    dispatch(detailsRequested(cocina));
    await until(() => expect(network.callsOf(getChannel)).toBe(1));
    await look(omar);
    await network.idle();
    expect(details()).toMatchObject({ ...omar, status: "loaded", chat: { id: omar.chatId } });
  });
});
