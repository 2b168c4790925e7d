import { billingContract } from "@/contract/billing/billing";
import {
  type BillingSettingsDraft,
  billingSettingsContract,
  billingSettingsId,
} from "@/contract/billing/billingSettings";
import type { Party } from "@/contract/billing/billingDocument";
import type { Endpoint, ReplyOf, RequestOf } from "@/contract/endpoint";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { folioContract } from "@/contract/reservations/folios";
import { reservationsContract } from "@/contract/reservations/reservations";
import { routes as billingRoutes } from "@/fakeBackend/billing/billingPart";
import { routes as settingsRoutes } from "@/fakeBackend/billingSettings/billingSettingsPart";
import { createDatabase } from "@/fakeBackend/createDatabase";
import { faultsIn } from "@/fakeBackend/core/demoAskedFor";
import { noShelf } from "@/fakeBackend/core/shelf";
import type { Context } from "@/fakeBackend/core/routes";
import { randomFrom } from "@/fakeBackend/core/random";
import { routes as folioRoutes } from "@/fakeBackend/folio/folioPart";
import { routes as bookingRoutes } from "@/fakeBackend/hotel/routes/bookingPart";
import { hotelRoutes } from "@/fakeBackend/hotel/routes/hotelRoutes";

import { acme } from "../billingCalls";
import { directly } from "../hotelCalls";
import { openLedger } from "./ledger/Ledger";
import type { Keep } from "./ledger/rules";
import { recordedCalls } from "./recordedCalls";

const START = Date.parse("2026-04-14T08:00:00.000Z");
const DAY = 24 * 60 * 60;
const routes = [...hotelRoutes, ...bookingRoutes, ...folioRoutes, ...billingRoutes, ...settingsRoutes];

export const initech: Party = { ...acme, name: "Initech, S.A.", taxId: "B76543214" };
const dateAtHotel = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });

export type LivesHotel = Awaited<ReturnType<typeof openLivesHotel>>;

interface Opening {
  seed: number;
  feeCause: "N1" | "S1";
  /** Most that the first account may owe. */
  limit: number;
  keep: Keep;
}

/** A hotel whose calls are made at its handlers, each write a second after the one before. */
export async function openLivesHotel({ seed, feeCause, limit, keep }: Opening) {
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
  const call = async <E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>): Promise<ReplyOf<E>> =>
    await send(endpoint, request);

  const book = await db.billing.open();
  const { hotel } = db;

  async function setUp(changes: Partial<BillingSettingsDraft>) {
    const params = { id: billingSettingsId };
    const { version, settings } = await call(billingSettingsContract.getBillingSettings, { params });
    const body = { version, draft: { ...settings, ...changes } };
    await call(billingSettingsContract.updateBillingSettings, { params, body });
  }
  await setUp({ feeCause });

  async function openAccount(customer: Party, most: number) {
    const body = { clientId: customer.taxId, draft: { customer, email: "" as const, limit: most, termDays: 30 } };
    return (await call(billingContract.createReceivable, { body })).id;
  }
  const accountIds = [await openAccount(acme, limit), await openAccount(initech, 0)] as const;

  const today = () => dateAtHotel.format(now());
  const ledger = await openLedger({ call, keep, accountIds, today });
  const record = recordedCalls({
    send: async (endpoint, request) => {
      seconds += 1;
      return call(endpoint, request);
    },
    call,
    ledger,
    keep,
    random: randomFrom(seed),
    businessDate: () => hotel.property.businessDate,
  });
  const { tried } = record;

  const stayOf = (id: string) => call(reservationsContract.getReservation, { params: { id } });
  const documentOf = (id: string) => call(billingContract.getDocument, { params: { id } });
  const accountOf = (id: string) => call(billingContract.getReceivable, { params: { id } });

  /** An act upon the newest version of a record. */
  const actOn =
    (endpoint: Endpoint, read: (id: string) => Promise<{ version: number }>) =>
    async (id: string, action: string, input: object = {}): Promise<boolean> =>
      tried(endpoint, { params: { id, action }, body: { version: (await read(id)).version, ...input } });

  return {
    ...record,
    hotel,
    book,
    call,
    ledger,
    accountIds,
    setUp,
    stayOf,
    documentOf,
    accountOf,
    /** With drafts. */
    documentsOf: async (id: string) => call(billingContract.exportDocuments, { query: { reservationId: id } }),
    billingOf: (id: string) => call(billingContract.getAccountBilling, { params: { id } }),
    folio: actOn(folioContract.actOnFolio, stayOf),
    onStay: actOn(reservationActionsContract.actOnReservation, stayOf),
    onDocument: actOn(billingContract.actOnDocument, documentOf),
    onAccount: actOn(billingContract.actOnReceivable, accountOf),
    /** The next morning, unless the business date is ahead of the clock. */
    sleep: () => {
      if (hotel.property.businessDate > today()) seconds += DAY;
    },
  };
}
