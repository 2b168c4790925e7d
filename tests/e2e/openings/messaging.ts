import type { Page } from "@playwright/test";

import { paths } from "../../../src/shared/routing/paths";
import { expect } from "../support";
import type { Words } from "../words";
import { button, choose, dialog, menu, type Openings } from "./opening";

const chat = "/app/messaging/chat/contact-omar";

/** Opens the menu of the last matching message, and chooses from it. */
async function ofMessage(page: Page, words: Words, chosen?: string) {
  const message = page.locator(".messages-scroller [data-key]").last();
  await message.hover();
  await button(message, words.whole("conversation.actions")).click();
  if (chosen) await choose(page, words.whole(chosen));
}

export const openings: Openings = {
  NewDirectChatDialog: {
    at: paths.chats,
    open: (page, words) => button(page, words.whole("chats.newDirectChat")).click(),
    shows: dialog,
  },
  NewChannelDialog: {
    at: paths.chats,
    open: (page, words) => button(page, words.whole("chats.newChannel")).click(),
    shows: dialog,
  },
  ChatMenu: {
    at: paths.chats,
    open: (page, words) => button(page, words.whole("chat.actions")).click(),
    shows: menu,
  },
  "ChatsPage, archive": {
    at: `${paths.chats}?archive`,
    open: () => Promise.resolve(),
    shows: ".chats-head a",
  },
  ConversationMenu: {
    at: chat,
    open: (page, words) => button(page, words.whole("conversation.more")).click(),
    shows: menu,
  },
  "ConversationMenu, deletion": {
    at: chat,
    async open(page, words) {
      await button(page, words.whole("conversation.more")).click();
      await choose(page, words.whole("conversation.deleteAll"));
    },
    shows: dialog,
  },
  MessageMenu: { at: chat, open: (page, words) => ofMessage(page, words), shows: menu },
  ForwardDialog: {
    at: chat,
    open: (page, words) => ofMessage(page, words, "conversation.forward"),
    shows: dialog,
  },
  ReplyBar: { at: chat, open: (page, words) => ofMessage(page, words, "conversation.reply"), shows: ".reply-bar" },
  DeletionUndo: { at: chat, open: (page, words) => ofMessage(page, words, "conversation.delete"), shows: ".undo-bar" },
  ConversationSearch: {
    at: chat,
    async open(page, words) {
      await button(page, words.whole("conversation.search")).click();
      await page.getByRole("searchbox", { name: words.whole("conversation.search.label") }).fill("a");
      await expect(page.locator(".conversation-search-count")).toHaveText(/\d/);
    },
    shows: ".conversation-search",
  },
  DetailsPane: {
    at: chat,
    open: (page, words) => button(page, words.whole("conversation.details")).click(),
    shows: ".details-part",
  },
  "DetailsPane, channel": {
    at: "/app/messaging/chat/channel-recepcion",
    open: (page, words) => button(page, words.whole("conversation.details")).click(),
    shows: ".details-part",
  },
  SharedMedia: {
    at: "/app/messaging/chat/channel-recepcion",
    async open(page, words) {
      await button(page, words.whole("conversation.details")).click();
      await page.locator(".details-media button").first().click();
    },
    shows: ".yarl__portal_open",
  },
  MessageGallery: {
    at: "/app/messaging/chat/channel-recepcion",
    open: (page) => page.locator(".message-image").last().click(),
    shows: ".yarl__portal_open",
  },
  EmojiButton: {
    at: chat,
    async open(page, words) {
      await button(page, words.whole("composer.emoji")).click();
      await expect(page.locator("[frimousse-emoji]:visible").first()).toBeVisible();
    },
    shows: "[frimousse-root]",
  },
  SuggestionList: {
    at: chat,
    open: (page) => page.locator(".composer textarea").fill("/"),
    shows: "[role=option]",
  },
  CannedAnswerForm: {
    at: chat,
    async open(page) {
      await page.locator(".composer textarea").fill("/lista");
      await page.getByRole("option").first().click();
    },
    shows: ".canned-answer",
  },
  InviteDialog: {
    at: paths.contacts,
    open: (page, words) => button(page, words.whole("contacts.invite")).click(),
    shows: dialog,
  },
  ContactMenu: {
    at: paths.contacts,
    open: (page, words) => button(page, words.whole("contacts.actions")).click(),
    shows: menu,
  },
  CallDetails: {
    at: paths.calls,
    open: (page) => page.locator(".call button.row-main").first().click(),
    shows: "button.row-main[aria-expanded=true]",
  },
  RenameBookmarkDialog: {
    at: paths.bookmarks,
    open: (page, words) => button(page, words.whole("bookmarks.rename")).click(),
    shows: dialog,
  },
  BookmarksPage: {
    at: paths.bookmarks,
    open: (page, words) => button(page, words.whole("bookmarks.remove")).click(),
    shows: ".undo-bar",
  },
  ProfileMedia: {
    at: paths.profile,
    open: (page) => page.locator(".profile-media button").first().click(),
    shows: ".yarl__portal_open",
  },
  SelectedContacts: {
    at: paths.settings,
    open: (page, words) => button(page, words.whole("settings.choosePeople")).click(),
    shows: dialog,
  },
};
