import type { AxiosRequestConfig } from "axios";

import { dayContract } from "@/contract/day/day";
import type { Endpoint } from "@/contract/endpoint";
import { figuresContract, type HotelFigureQuery } from "@/contract/figures/hotelFigures";
import { chatsContract } from "@/contract/messaging/chats";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { setUpContract } from "@/contract/reservations/setUp";

/** The default comparison of the page. */
const dashboard: HotelFigureQuery = { compare: "weekday" };

const { getSetUp } = setUpContract; // with it the hotel's books are made, whatever else is still being fetched

type Call = [call: Endpoint, params?: object];

/** By the beginning of a path: of the calls that its page makes first, those that take the backend longest. */
const firstCalls: [path: string, ...calls: Call[]][] = [
  ["/app/messaging", [chatsContract.listDirectChats]],
  ["/app/booking/home", [getSetUp], [dayContract.getDay]],
  ["/app/booking/list", [getSetUp], [reservationListContract.listReservations]],
  ["/app/dashboards/hotels", [getSetUp], [figuresContract.getHotelFigures, dashboard]],
  ["", [getSetUp]],
];

/** The calls that the backend makes for a page at this path before the page does: they change nothing but by the page's own rules. */
export function firstCallsAt(path: string): AxiosRequestConfig[] {
  const [, ...calls] = firstCalls.find(([start]) => path.startsWith(start))!;
  return calls.map(([{ method, path: url }, params]) => ({ method, url, params }));
}
