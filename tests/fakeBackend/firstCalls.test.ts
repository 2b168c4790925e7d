import axios from "axios";
import { expect, it } from "vitest";

import { fetchAhead, startFakeBackend } from "@/fakeBackend";
import { firstCallsAt } from "@/fakeBackend/firstCalls";

const morning = () => new Date("2026-03-27T09:00:00Z");

function openBackend() {
  const http = axios.create();
  return { http, ...startFakeBackend(http, { delayOf: () => 0, now: morning }, { reservations: 60 }) };
}

it.each(["/app/messaging/chat", "/app/booking/home", "/app/booking/list", "/app/dashboards/hotels", "/app/rates"])(
  "makes the rows of %s before the page asks, and replies as without",
  async (path) => {
    const [early, plain] = [openBackend(), openBackend()];
    for (const call of firstCallsAt(path)) {
      expect(await fetchAhead(call)).toBe(true);
      early.prepare(call);
      const reply = await early.http.request<unknown>(call);
      expect(reply.status).toBe(200);
      expect(reply.data).toEqual((await plain.http.request<unknown>(call)).data);
    }
  },
);
