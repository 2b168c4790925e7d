import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Channel } from "@/contract/messaging/channels";
import type { Chat } from "@/contract/messaging/chats";
import type { Conversation, Message } from "@/contract/messaging/conversations";
import { themeImages } from "@/contract/messaging/settings";
import { isChannel, isOwnMessage } from "@/domain/chat/chats";
import { darkVersionOf } from "@/features/messaging/settings/themePicture";

import { api, conversation, openMessaging } from "../support/messagingBackend";

async function everyChat(): Promise<Chat[]> {
  return [
    ...(await api.listFavourites()),
    ...(await api.listDirectChats()),
    ...(await api.listChannels()),
    ...(await api.listArchive()),
  ];
}

async function everyConversation(): Promise<Conversation[]> {
  return Promise.all((await everyChat()).map(({ id }) => conversation(id)));
}

const fileAt = (path: string) => `public${path}`;

describe("the sample hotel", () => {
  it("has at least 24 people, of all departments and in all three states of presence", async () => {
    openMessaging();
    const contacts = await api.listContacts();
    const values = <Value>(of: (contact: (typeof contacts)[number]) => Value) => new Set(contacts.map(of));
    expect(contacts.length).toBeGreaterThanOrEqual(24);
    expect(values(({ department }) => department).size).toBe(8);
    expect(values(({ status }) => status)).toEqual(new Set(["active", "away", "do-not-disturb"]));
    expect([values(({ id }) => id).size, values(({ email }) => email).size]).toEqual([
      contacts.length,
      contacts.length,
    ]);
  });

  it("has its eight channels, each with an admin, and other ids than the contacts", async () => {
    openMessaging();
    const channels = await api.listChannels();
    expect(channels.map(({ name }) => name).join()).toBe(
      "Recepción,Pisos,Mantenimiento,Cocina,Restaurante,Eventos,Dirección,Turno de noche",
    );
    expect(channels.every(({ members }) => members.some(({ isAdmin }) => isAdmin))).toBe(true);
    const ids = [...(await api.listContacts()), ...channels].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await api.listFavourites()).some(isChannel)).toBe(false);
  });

  it("has favourites, an archive, unread and long chats, and all kinds of messages", async () => {
    openMessaging();
    const chats = await everyChat();
    expect((await api.listFavourites()).length).toBeGreaterThan(0);
    expect((await api.listArchive()).length).toBeGreaterThan(0);
    expect(chats.filter(({ meta }) => meta.unRead > 0).length).toBeGreaterThan(5);
    expect(new Set(chats.map(({ id }) => id)).size).toBe(chats.length);
    const conversations = await everyConversation();
    expect(conversations.filter(({ messages }) => messages.length > 500)).toHaveLength(2);
    const messages = conversations.flatMap((each) => each.messages);
    const kinds: Record<string, (message: Message) => unknown> = {
      pictures: ({ image = [] }) => image.length > 3,
      files: ({ attachments }) => attachments,
      quotes: ({ replyOf }) => replyOf,
      forwards: ({ meta }) => meta.isForwarded,
      urgent: ({ isUrgent }) => isUrgent,
    };
    for (const [kind, isOfKind] of Object.entries(kinds)) expect(messages.some(isOfKind), kind).toBe(true);
  });

  it("is consistent: order, ids, authors, quotes and unread messages", async () => {
    openMessaging();
    const channels = new Map<string, Channel>((await api.listChannels()).map((channel) => [channel.id, channel]));
    const ids: string[] = [];
    for (const { userId, messages, unRead, firstUnread, isGroupConversation } of await everyConversation()) {
      const times = messages.map(({ time }) => time);
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1)! <= "2026-03-27T10:00:00.000Z").toBe(true);
      expect(isGroupConversation).toBe(channels.has(userId));
      const unread = messages.filter((message) => !message.meta.read && !isOwnMessage(message, userId));
      expect([unread.length, unread[0]?.mId ?? null]).toEqual([unRead, firstUnread]);
      const members = channels.get(userId)?.members.map(({ id }) => id) ?? [];
      expect(members).toEqual(expect.arrayContaining(messages.flatMap(({ meta }) => meta.userData?.id ?? [])));
      expect(messages.every(({ meta }) => [meta.sender, meta.receiver].includes(userId))).toBe(true);
      const isQuoteInOrder = ({ replyOf, seq = 0 }: Message) => !replyOf || replyOf.seq! < seq;
      expect(messages.every(isQuoteInOrder)).toBe(true);
      for (const { mId, image = [], attachments = [] } of messages) {
        ids.push(mId, ...image.map(({ id }) => id), ...attachments.map(({ id }) => id));
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("loads nothing from elsewhere, and all its files exist, with the size that it gives", async () => {
    openMessaging();
    const messages = (await everyConversation()).flatMap((each) => each.messages);
    const { basicDetails, media, attachedFiles } = await api.getProfile();
    const pictures = [
      ...messages.flatMap(({ image = [] }) => image.map(({ downloadLink }) => downloadLink)),
      ...(await api.listContacts()).flatMap(({ profileImage }) => (profileImage ? [profileImage] : [])),
      ...media.list.map(({ url }) => url),
      ...themeImages.flatMap((path) => (path === "" ? [] : [path, darkVersionOf(path)])),
      basicDetails.coverImage,
    ];
    expect(pictures.filter((path) => !existsSync(fileAt(path)))).toEqual([]);
    const files = [
      ...messages.flatMap(({ attachments = [] }) =>
        attachments.map(({ downloadLink, size }) => [downloadLink, size] as const),
      ),
      ...attachedFiles.list.map(({ downloadUrl, size }) => [downloadUrl, size] as const),
    ];
    expect(files).toEqual(files.map(([path]) => [path, statSync(fileAt(path)).size]));
  });

  it("is the same at every moment, relative to that moment", async () => {
    const first = openMessaging();
    const [chats, conversations] = [await everyChat(), await everyConversation()];
    first.stop();
    const second = openMessaging();
    expect([await everyChat(), await everyConversation()]).toEqual([chats, conversations]);
    second.stop();
    openMessaging({ now: () => new Date("2026-03-28T10:00:00.000Z") });
    const lastMessage = (await conversation("contact-omar")).messages.at(-1)!;
    expect(lastMessage.time).toBe("2026-03-28T09:48:00.000Z");
  });
});
