import fc from "fast-check";
import { expect, it } from "vitest";

import { api, conversation, openMessaging, refusalOf, send } from "../support/messagingBackend";

const people = ["contact-omar", "contact-lucia", "contact-zoe"];
const channels = ["channel-pisos", "channel-noche"];
const chats = [...people, ...channels];

interface ModelMessage {
  mId: string;
  text: string;
  isOwn: boolean;
  isRead: boolean;
  isDeleted: boolean;
}

interface ModelChat {
  isFavourite: boolean;
  isArchived: boolean;
  isInChats: boolean;
  /** In their order, the deleted ones in their places. */
  messages: ModelMessage[];
}

/** What the product promises, in the plainest words that there are: lists that are searched from end to end. */
type Model = Map<string, ModelChat>;

/** A chat, and a number that chooses one of its messages. */
const target = fc.record({ id: fc.constantFrom(...chats), choice: fc.nat(9) });

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("send" as const), target }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("delete" as const), target }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("restore" as const), target }) },
  ...(["favourite", "archive", "echo", "read", "unread", "receipts", "forward", "deleteAll"] as const).map((act) => ({
    weight: 1,
    arbitrary: fc.record({ act: fc.constant(act), target }),
  })),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const living = ({ messages }: ModelChat) => messages.filter(({ isDeleted }) => !isDeleted);
const chosen = (messages: ModelMessage[], choice: number) => messages.at(choice % messages.length || 0);

async function readModel(): Promise<Model> {
  const contacts = await api.listContacts();
  const inChats = new Set(contacts.filter((contact) => contact.isInChats).map(({ id }) => id));
  const entries = chats.map(async (id): Promise<[string, ModelChat]> => {
    const { messages } = await conversation(id);
    const { isFavourite = false, isArchived } = channels.includes(id)
      ? await api.getChannel({ params: { id } })
      : await api.getContact({ params: { id } });
    const model = messages.map(({ mId, text, meta: { sender, read } }) => {
      return { mId, text, isOwn: sender === "1", isRead: read, isDeleted: false };
    });
    return [id, { isFavourite, isArchived, isInChats: channels.includes(id) || inChats.has(id), messages: model }];
  });
  return new Map(await Promise.all(entries));
}

/** Does the same to the product and to the model. */
async function take({ act, target: { id, choice } }: Step, model: Model, number: number) {
  const chat = model.get(id)!;
  const add = (to: ModelChat, mId: string, text: string, isOwn: boolean) => {
    to.messages.push({ mId, text, isOwn, isRead: false, isDeleted: false });
    to.isInChats = true;
  };
  const message = chosen(living(chat), choice);
  const acts: Record<Step["act"], () => Promise<void>> = {
    async send() {
      const text = `Mensaje ${number}`;
      add(chat, (await send(id, text)).mId, text, true);
    },
    async echo() {
      const own = living(chat).findLast(({ isOwn }) => isOwn);
      const echo = api.receiveReply({ params: { id } });
      if (own) add(chat, (await echo).mId, own.text, false);
      else await refusalOf(echo);
    },
    async delete() {
      if (!message) return;
      await api.deleteMessage({ params: { userId: id, messageId: message.mId } });
      message.isDeleted = true;
    },
    async restore() {
      const deleted = chosen(
        chat.messages.filter(({ isDeleted }) => isDeleted),
        choice,
      );
      if (!deleted) return;
      await api.restoreMessage({ params: { userId: id, messageId: deleted.mId } });
      deleted.isDeleted = false;
    },
    async deleteAll() {
      await api.deleteMessages({ params: { userId: id } });
      chat.messages = [];
    },
    async forward() {
      if (!message) return;
      const body = { contacts: [chats[choice % 5]!, id], message: "", forwardedMessage: { mId: message.mId } };
      const { sent } = await api.forwardMessage({ body });
      for (const { userId, messages } of sent) add(model.get(userId)!, messages[0]!.mId, message.text, true);
    },
    async read() {
      await api.markChatRead({ params: { id } });
      for (const each of living(chat)) each.isRead ||= !each.isOwn;
    },
    async unread() {
      const call = api.markChatUnread({ params: { id }, body: { mId: message?.mId } });
      const after = message ? living(chat).slice(living(chat).indexOf(message)) : [];
      const others = after.filter(({ isOwn }) => !isOwn);
      await (others.length === 0 ? refusalOf(call) : call);
      for (const other of others) other.isRead = false;
    },
    async receipts() {
      await api.markRead({ params: { id } });
      for (const each of living(chat)) each.isRead = true;
    },
    async favourite() {
      await api.toggleFavourite({ params: { contactId: id } });
      Object.assign(chat, { isFavourite: !chat.isFavourite, isInChats: true });
    },
    async archive() {
      await api.toggleArchive({ params: { id } });
      Object.assign(chat, { isArchived: !chat.isArchived, isInChats: true });
    },
  };
  await acts[act]();
}

function listOf(id: string, { isArchived, isFavourite, isInChats }: ModelChat) {
  if (isArchived) return "archive";
  if (isFavourite) return "favourites";
  if (channels.includes(id)) return "channels";
  return isInChats ? "direct" : undefined;
}

async function expectToAgree(model: Model) {
  const lists = {
    archive: await api.listArchive(),
    favourites: await api.listFavourites(),
    channels: await api.listChannels(),
    direct: await api.listDirectChats(),
  };
  for (const [id, chat] of model) {
    const messages = living(chat);
    const unread = messages.filter(({ isOwn, isRead }) => !isOwn && !isRead);
    const { messages: real, unRead, firstUnread } = await conversation(id);
    expect(real.map(({ mId, text, meta }) => [mId, text, meta.read])).toEqual(
      messages.map(({ mId, text, isRead }) => [mId, text, isRead]),
    );
    expect([unRead, firstUnread]).toEqual([unread.length, unread[0]?.mId ?? null]);

    const places = Object.entries(lists).filter(([, entries]) => entries.some((entry) => entry.id === id));
    expect(places.map(([name]) => name)).toEqual([listOf(id, chat)].filter(Boolean));
    const entry = places[0]?.[1].find((one) => one.id === id);
    expect([entry?.meta.unRead, entry?.lastMessage?.mId]).toEqual(
      entry ? [unread.length, messages.at(-1)?.mId] : [undefined, undefined],
    );
  }
}

/** Of `npm run model`. */
const wanted = Number(process.env.MODEL_COMMANDS ?? 2500);
const LENGTH = 125;
const CHECKED_EVERY = 25;

it(`keeps to the specification's section 4 through ${wanted} calls, in any sequence`, async () => {
  const sequences = fc.array(step, { minLength: LENGTH, maxLength: LENGTH, size: "max" });
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      const { stop } = openMessaging({}, { messages: 1 });
      const model = await readModel();
      const ids = new Set([...model.values()].flatMap(({ messages }) => messages.map(({ mId }) => mId)));
      for (const [number, each] of steps.entries()) {
        const before = new Set([...model.values()].flatMap(({ messages }) => messages));
        await take(each, model, number);
        const added = [...model.values()].flatMap(({ messages }) => messages).filter((one) => !before.has(one));
        expect(added.filter(({ mId }) => ids.has(mId))).toEqual([]);
        for (const { mId } of added) ids.add(mId);
        if ((number + 1) % CHECKED_EVERY === 0) await expectToAgree(model);
      }
      stop();
    }),
    { seed: Number(process.env.MODEL_SEED ?? 48), numRuns: Math.ceil(wanted / LENGTH) },
  );
}, 7_200_000);
