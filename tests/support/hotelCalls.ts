import type { Endpoint, ReplyOf, RequestOf } from "@/contract/endpoint";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { ApiError } from "@/fakeBackend/core/ApiError";
import { createDatabase } from "@/fakeBackend/createDatabase";
import { faultsIn } from "@/fakeBackend/core/demoAskedFor";
import { routes as assignmentRoutes } from "@/fakeBackend/assignment/assignmentPart";
import { routes as deskRoutes } from "@/fakeBackend/desk/deskPart";
import { routes as folioRoutes } from "@/fakeBackend/folio/folioPart";
import { routes as bookingRoutes } from "@/fakeBackend/hotel/routes/bookingPart";
import { hotelRoutes } from "@/fakeBackend/hotel/routes/hotelRoutes";
import { routes as cleaningRoutes } from "@/fakeBackend/housekeeping/housekeepingPart";
import { routes as inventoryRoutes } from "@/fakeBackend/inventory/inventoryPart";
import { routes as planningRoutes } from "@/fakeBackend/planning/planningPart";
import { routes as rateRoutes } from "@/fakeBackend/rates/ratesPart";
import { routes as roomRoutes } from "@/fakeBackend/rooms/roomsPart";
import type { Context, Route } from "@/fakeBackend/core/routes";
import { noShelf } from "@/fakeBackend/core/shelf";

import "./wholeBackend";

const routes = [
  ...hotelRoutes,
  ...bookingRoutes,
  ...deskRoutes,
  ...planningRoutes,
  ...assignmentRoutes,
  ...folioRoutes,
  ...inventoryRoutes,
  ...rateRoutes,
  ...roomRoutes,
  ...cleaningRoutes,
];

type Answer<Reply> = { isDone: true; reply: Reply } | { isDone: false; status: number; reasons: Reason[] };

/** Makes a call at its handler, without a network; a refusal is thrown as an `ApiError`. */
export function directly(served: readonly Route[], context: Context) {
  const routeOf = new Map(served.map((route) => [route.endpoint, route]));
  return <E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>): ReplyOf<E> | Promise<ReplyOf<E>> => {
    const {
      params = {},
      query,
      body,
    } = request as {
      params?: Record<string, string>;
      query?: object;
      body?: unknown;
    };
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
    const route = routeOf.get(endpoint);
    if (!route) throw new Error(`No handler replies to ${endpoint.method} ${url}`);
    const config = { method: endpoint.method, url, params: query, data: JSON.stringify(body) };
    return route.handle(config, context);
  };
}

/** The hotel's calls without a network, for tests that make tens of thousands of them. */
export function hotelCalls(at: string, reservations: number) {
  let seconds = 0;
  const context: Context = {
    db: createDatabase(new Date(at), noShelf, { reservations }),
    now: () => new Date(Date.parse(at) + seconds * 1000), // each call a second later
    after: () => () => {},
    reset: async () => {},
    faults: { get: () => faultsIn(), set: () => {} },
  };
  const send = directly(routes, context);

  function call<E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>): Answer<ReplyOf<E>> {
    seconds += 1;
    try {
      return { isDone: true, reply: send(endpoint, request) as ReplyOf<E> };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { isDone: false, status: error.status, reasons: error.reasons };
    }
  }

  return { call, db: context.db, hotel: context.db.hotel };
}
