import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import { conversationsContract } from "@/contract/conversations";
import type { Endpoint } from "@/contract/endpoint";
import { demoConditions } from "@/fakeBackend/conditions";

import { messagingContract } from "../support/messagingBackend";

const endpoints: Endpoint[] = Object.values({ ...authContract, ...messagingContract });

/** The paths of the specification's section 7, with the method where it names one. */
const specified = [
  ["POST", "/post-fake-login"],
  ["POST", "/social-login"],
  ["GET", "/user-settings"],
  ["PUT", "/update-user-settings"],
  ["POST", "/post-fake-register"],
  ["PUT", "/user-change-password"],
  ["GET", "/profile-details"],
  ["GET", "/user-contacts"],
  ["POST", "/invite-contact"],
  ["GET", "/calls-list"],
  ["GET", "/bookmarks-list"],
  ["DELETE", "/bookmarks-delete/:id"],
  ["PUT", "/bookmarks-update"],
  ["GET", "/get-favourites"],
  ["GET", "/get-direct-messages"],
  ["GET", "/get-channles"],
  ["POST", "/add-contact"],
  ["POST", "/create-channel"],
  ["GET", "/get-user-details/:id"],
  ["GET", "/get-user-conversations/:id"],
  ["POST", "/send-message"],
  ["PUT", "/receive-message/:id"],
  ["PUT", "/read-message/:id"],
  ["GET", "/receive-message-from-user/:id"],
  ["DELETE", "/delete-message/:userId/:messageId"],
  ["POST", "/forward-message"],
  ["DELETE", "/delete-user-messages/:userId"],
  ["PUT", "/toggle-favourite-contact/:contactId"],
  ["GET", "/get-archive-contacts"],
  ["PUT", "/toggle-archive-contact/:id"],
  ["PUT", "/read-conversation/:id"],
  ["DELETE", "/user-delete-img/:userId/:messageId/:imageId"],
  ["GET", "/get-channel-details/:id"],
];

it.each(specified)("%s %s is a call of the contract", (method, path) => {
  expect(endpoints).toContainEqual(expect.objectContaining({ method, path }));
});

it("has each method and path once", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ":")}`);
  expect(new Set(names).size).toBe(names.length);
});

describe("the specification's delays", () => {
  const { getConversation, sendMessage, markReceived, markRead, receiveReply, ...others } = conversationsContract;

  it.each([getConversation, sendMessage, markReceived, markRead, receiveReply])("are 500 ms for $path", (endpoint) => {
    expect(demoConditions().delayOf(endpoint)).toBe(500);
  });

  it("are none where it names none", () => {
    expect(demoConditions().delayOf(others.searchConversation)).toBe(0);
    expect(demoConditions().delayOf(messagingContract.listContacts)).toBe(0);
  });
});
