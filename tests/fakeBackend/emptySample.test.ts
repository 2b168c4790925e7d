import { expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import { headerContract } from "@/contract/header";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { demoAskedFor, sizeIn } from "@/fakeBackend/core/demoAskedFor";
import { createClient } from "@/shared/api/createClient";

import { api, openMessaging } from "../support/messagingBackend";

const calls = createClient({ ...headerContract, ...dayContract, ...reservationListContract });

it("opens a property without guests or chats if the address asks for it", async () => {
  openMessaging({}, sizeIn(demoAskedFor("?sample=empty")));
  const nothing = await Promise.all([
    calls.listCartItems(),
    calls.listNotifications(),
    calls.listTasks(),
    api.listFavourites(),
    api.listDirectChats(),
    api.listChannels(),
    api.listArchive(),
    api.listCalls(),
    api.listBookmarks(),
  ]);
  expect(nothing.flat()).toEqual([]);
  expect((await calls.listReservations({ query: {} })).total).toBe(0);
  expect(await calls.getDay()).toMatchObject({ inHouse: 0, unassigned: 0, urgent: [], recent: [] });
  expect((await calls.getDay()).availableTonight).toBeGreaterThan(40);
  expect((await api.listContacts()).length).toBeGreaterThanOrEqual(24);
});
