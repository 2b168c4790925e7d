import { billingContract } from "@/contract/billing/billing";
import { billingSettingsContract, billingSettingsId } from "@/contract/billing/billingSettings";
import type { Endpoint, ReplyOf, RequestOf } from "@/contract/endpoint";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { folioContract } from "@/contract/reservations/folios";
import { routes as billingRoutes } from "@/fakeBackend/billing/billingPart";
import { routes as settingsRoutes } from "@/fakeBackend/billingSettings/billingSettingsPart";
import { ApiError } from "@/fakeBackend/core/ApiError";
import { createDatabase } from "@/fakeBackend/createDatabase";
import { faultsIn } from "@/fakeBackend/core/demoAskedFor";
import { noShelf } from "@/fakeBackend/core/shelf";
import type { Context } from "@/fakeBackend/core/routes";
import { routes as folioRoutes } from "@/fakeBackend/folio/folioPart";
import { routes as bookingRoutes } from "@/fakeBackend/hotel/routes/bookingPart";
import { hotelRoutes } from "@/fakeBackend/hotel/routes/hotelRoutes";

import { acme } from "../billingCalls";
import { directly } from "../hotelCalls";

const START = Date.parse("2026-04-14T08:00:00.000Z");
const routes = [...hotelRoutes, ...bookingRoutes, ...folioRoutes, ...billingRoutes, ...settingsRoutes];

export type LivesHotel = Awaited<ReturnType<typeof openLivesHotel>>;

/** How often each call was carried out and refused, for who runs many lives. */
export const callsMade = new Map<string, { done: number; refused: number }>();

/** A hotel whose calls are made at its handlers, each a second after the one before. */
export async function openLivesHotel({ feeCause, limit }: { feeCause: "N1" | "S1"; limit: number }) {
  let seconds = 0;
  const now = () => new Date(START + seconds * 1_000);
  const db = createDatabase(new Date(START), noShelf, { reservations: 250 }, now);
  const after = () => () => {};
  const context: Context = {
    db,
    now,
    after,
    reset: async () => {},
    faults: { get: () => faultsIn(), set: () => {} },
  };
  const send = directly(routes, context);

  async function call<E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>): Promise<ReplyOf<E>> {
    seconds += 1;
    return await send(endpoint, request);
  }

  /** A write. A refusal is an answer, too: it changes nothing. A fault is none. */
  async function tried<E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>): Promise<boolean> {
    const { params = {} } = request as { params?: { action?: string } };
    const name = `${endpoint.path} ${params.action ?? ""}`;
    const counted = callsMade.get(name) ?? { done: 0, refused: 0 };
    callsMade.set(name, counted);
    try {
      await call(endpoint, request);
      counted.done += 1;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      counted.refused += 1;
      return false;
    }
  }

  const book = await db.billing.open();
  const { hotel } = db;
  const params = { id: billingSettingsId };
  const { version, settings } = await call(billingSettingsContract.getBillingSettings, { params });
  await call(billingSettingsContract.updateBillingSettings, {
    params,
    body: { version, draft: { ...settings, feeCause } },
  });
  const account = await call(billingContract.createReceivable, {
    body: { clientId: "acme", draft: { customer: acme, email: "", limit, termDays: 30 } },
  });

  /** An act upon the newest version of a record. */
  const actOn =
    (endpoint: Endpoint, versionOf: (id: string) => number) =>
    (id: string, action: string, input: object = {}): Promise<boolean> =>
      tried(endpoint, { params: { id, action }, body: { version: versionOf(id), ...input } });

  return {
    hotel,
    book,
    call,
    tried,
    accountId: account.id,
    folio: actOn(folioContract.actOnFolio, (id) => hotel.get(id).version),
    onStay: actOn(reservationActionsContract.actOnReservation, (id) => hotel.get(id).version),
    onDocument: actOn(billingContract.actOnDocument, (id) => book.get(id).version),
    onAccount: (action: string, input: object) =>
      actOn(billingContract.actOnReceivable, (id) => book.accounts.get(id).version)(account.id, action, input),
  };
}
