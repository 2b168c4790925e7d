import { expect, it } from "vitest";

import type { Endpoint } from "@/contract/endpoint";

import openApi from "../../docs/openapi.json";
import { allContracts } from "../support/allContracts";

const endpoints: [name: string, endpoint: Endpoint][] = allContracts.flatMap(([, contract]) =>
  Object.entries(contract),
);

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
  expect(endpoints.map(([, endpoint]) => endpoint)).toContainEqual(expect.objectContaining({ method, path }));
});

it("has each name, and each method and path, once", () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ":")}`);
  expect(new Set(calls).size).toBe(calls.length);
  const names = endpoints.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

it("matches the document for a server: the same names, methods and paths, and no others", () => {
  const documented = Object.entries(openApi.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  const made = endpoints.map(([name, { method, path }]) => `${name} ${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(made.toSorted()).toEqual(documented.toSorted());
});
