import { expect, it, onTestFinished } from "vitest";

import { headerContract } from "@/contract/header";
import { startFakeBackend } from "@/fakeBackend";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

const header = createClient(headerContract);

function open() {
  const { stop } = startFakeBackend(http, { delayOf: () => 0 });
  onTestFinished(stop);
}

it("removes an article from the cart, and keeps the others", async () => {
  open();
  const before = await header.listCartItems();
  const [first, ...others] = before;
  expect(await header.removeCartItem({ params: { itemId: first!.id } })).toEqual(others);
  expect(await header.listCartItems()).toEqual(others);
});

it("marks all notifications as read, and changes nothing else", async () => {
  open();
  const before = await header.listNotifications();
  expect(before.some(({ isRead }) => !isRead)).toBe(true);
  const read = before.map((one) => ({ ...one, isRead: true }));
  expect(await header.markNotificationsRead({})).toEqual(read);
  expect(await header.listNotifications()).toEqual(read);
});

it("lists the apps of the hotel", async () => {
  open();
  expect((await header.listApps()).length).toBeGreaterThan(0);
});
