import { expect, it } from "vitest";

import { dayRequested } from "@/features/reservations/day/daySlice";
import { selectWayBack } from "@/features/reservations/form/wayBackSlice";

import { reservationList } from "@/features/reservations/list/reservationList";
import type { ListQuery } from "@/shared/list/createListQuery";
import { openFormDesk } from "./formDesk";

const plain: ListQuery = { page: 1, perPage: 10 };

async function openWayBack() {
  const { dispatch, see } = await openFormDesk();
  const list = (query: ListQuery) => void dispatch(reservationList.actions.requested({ query }));
  const day = () => void dispatch(dayRequested());
  return { list, day, wayBack: () => see(selectWayBack) };
}

it("leads from a reservation to the list, where it was opened by its address", async () => {
  const { wayBack } = await openWayBack();
  expect(wayBack()).toBe("/app/booking/list");
});

it("leads to the day that it was opened from", async () => {
  const { day, wayBack } = await openWayBack();
  day();
  expect(wayBack()).toBe("/app/booking/home");
});

it("leads to the list as it was left", async () => {
  const { day, list, wayBack } = await openWayBack();
  day();
  list({ ...plain, text: "Ana Otero", view: "today", page: 2 });
  expect(wayBack()).toBe("/app/booking/list?text=Ana+Otero&view=today&page=2");
  list(plain);
  expect(wayBack()).toBe("/app/booking/list");
});
