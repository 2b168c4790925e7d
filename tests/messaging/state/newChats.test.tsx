import { describe, expect, it, onTestFinished } from "vitest";

import { channelsContract, type NewChannel } from "@/contract/messaging/channels";
import { selectChatLists } from "@/features/messaging/chat/chatsSlice";
import { channelCreation, directChatOpening } from "@/features/messaging/base/submissions";
import { provideNavigation } from "@/shared/routing/openPath";

import { until, wordsOf } from "../../support/openArea";
import { openMessages, withoutNews } from "./desk";

const { listChannels, createChannel } = channelsContract;

const pilar = "contact-pilar"; // neither is among the chats
const sergio = "contact-sergio";

async function openWithPages(options?: Parameters<typeof openMessages>[0]) {
  const pages: string[] = [];
  provideNavigation((path) => pages.push(path));
  onTestFinished(() => provideNavigation(() => {}));
  const area = await openMessages(options);
  const { dispatch, see } = area;
  return {
    ...area,
    pages,
    write: (members: string[]) => dispatch(directChatOpening.actions.submitted({ members })),
    found: (channel: Partial<NewChannel> = {}) =>
      dispatch(channelCreation.actions.submitted({ name: "Azotea", description: "", members: [pilar], ...channel })),
    writing: () => see(directChatOpening.selectors.selectSubmission),
    founding: () => see(channelCreation.selectors.selectSubmission),
  };
}

describe("direct chats with people", () => {
  it("are all in the list, and the chat with the first chosen person opens", async () => {
    const { write, writing, pages, see, notices, noticeKinds } = await openWithPages();
    write([sergio, pilar]);
    expect(writing().status).toBe("submitting");
    await until(() => expect(writing()).toEqual({ status: "accepted" }));
    expect(pages).toEqual(["/app/messaging/chat/contact-sergio"]);
    expect([notices(), noticeKinds()]).toEqual([["sentence.contactsAdded"], ["success"]]);
    await until(() => expect(see(selectChatLists).directChats).toEqual(expect.arrayContaining([sergio, pilar])));
  });

  it("are not opened when the server refuses a person, and can be requested again", async () => {
    const { write, writing, pages, see, notices, network } = await openWithPages();
    write([sergio, "contact-nadie"]);
    await until(() => expect(writing().status).toBe("refused"));
    expect(wordsOf(writing().message)).toBe("sentence.unknownId");
    await network.idle();
    expect([pages, notices()]).toEqual([[], []]);
    expect(see(selectChatLists).directChats).not.toContain(sergio);
    write([sergio]);
    await until(() => expect(writing().status).toBe("accepted"));
    expect(pages).toHaveLength(1);
  });
});

describe("a channel", () => {
  it("opens as soon as it is created, and is in the list without a change about it", async () => {
    const { found, founding, pages, messaging, see, chat, notices } = await openWithPages({ first: withoutNews });
    found({ description: "Lo de arriba", members: [pilar, sergio] });
    expect(founding().status).toBe("submitting");
    await until(() => expect(founding()).toEqual({ status: "accepted" }));
    const made = messaging.channels.find(({ name }) => name === "Azotea")!;
    expect(made).toMatchObject({ description: "Lo de arriba", isAdmin: true });
    expect(made.members.map(({ id }) => id)).toEqual([pilar, sergio]);
    expect(pages).toEqual([`/app/messaging/chat/${made.id}`]);
    expect(see(selectChatLists).channels).toContain(made.id);
    expect(chat(made.id)).toMatchObject({ name: "Azotea", meta: { unRead: 0 } });
    expect(notices()).toEqual(["sentence.channelCreated"]);
    found({ name: "Sótano" });
    await until(() => expect(pages).toHaveLength(2));
    expect(pages[1]).toBe(`/app/messaging/chat/${messaging.channels.find(({ name }) => name === "Sótano")!.id}`);
  });

  it("is created also when its id is unknown because the list fails", async () => {
    const { found, founding, pages, messaging, see, network, notices } = await openWithPages();
    network.fail(listChannels, 500);
    found();
    await until(() => expect(founding()).toEqual({ status: "accepted" }));
    expect([pages, notices()]).toEqual([[], ["sentence.channelCreated"]]);
    const made = messaging.channels.find(({ name }) => name === "Azotea")!;
    await until(() => expect(see(selectChatLists).channels).toContain(made.id));
  });

  it("does not open where it has been archived in the meantime", async () => {
    const { found, founding, pages, messaging, network, notices } = await openWithPages();
    network.slow(listChannels);
    found();
    await until(() => expect(network.callsOf(createChannel)).toBe(1));
    await until(() => expect(messaging.channels.find(({ name }) => name === "Azotea")).toBeDefined());
    messaging.channels.update(messaging.channels.find(({ name }) => name === "Azotea")!.id, { isArchived: true });
    await until(() => expect(founding()).toEqual({ status: "accepted" }));
    expect([pages, notices()]).toEqual([[], ["sentence.channelCreated"]]);
  });
});
