import {
  type BilledSoFar,
  billingSettingsContract,
  type BillingSettingsDraft,
  billingSettingsId,
  type BillingSettingsRecord,
} from "@/contract/billing/billingSettings";
import { invoiceKinds } from "@/contract/billing/chainRecord";
import { type DocumentSeries, type Property, recordModes, serviceDays } from "@/contract/property";
import { generalReason } from "@/domain/definition/generalReason";
import { flatSettings, settingsFaults } from "@/domain/billing/settingsRules";

import type { BillingBook } from "../billing/book/BillingBook";
import { type Context, routesFor } from "../core/routes";
import { changesIn, historyWith } from "../records/history";
import { opening, RecordBook } from "../records/RecordBook";
import { notFound, refuseFaults, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";

/** The settings are those of the property; versions and history are kept beside them. */
type Kept = Pick<BillingSettingsRecord, "id" | "version" | "history">;

export type BillingSettingsBook = RecordBook<Kept>;

export const createData = opening(RecordBook<Kept>, { topic: "setUp", name: "billingSettings", sample: () => [] });

type Stored = Kept & { settings: BillingSettingsDraft };

function settingsOf({
  billing,
  cashLimit,
  cashLimitAbroad,
}: Pick<Property, "billing" | "cashLimit" | "cashLimitAbroad">) {
  const { simplifiedLimits, ...settings } = billing;
  return { ...settings, ticketLimit: simplifiedLimits.lodging, cashLimit, cashLimitAbroad };
}

/** In the order of the stored settings, and nothing else. */
const written = (
  { mode, recordedFrom, isTest, series, feeCause, serviceDay, termDays, ticketLimit, ...cash }: BillingSettingsDraft,
  { settings }: Stored,
): BillingSettingsDraft => ({
  mode,
  recordedFrom,
  isTest,
  series: Object.fromEntries(
    Object.keys(settings.series).map((kind) => [kind, series[kind as DocumentSeries].trim()]),
  ) as BillingSettingsDraft["series"],
  feeCause,
  serviceDay,
  termDays,
  ticketLimit,
  cashLimit: cash.cashLimit,
  cashLimitAbroad: cash.cashLimitAbroad,
});

function billedSoFar(book: BillingBook): BilledSoFar {
  const issued = book.all().filter(({ number }) => number !== "");
  const numbered: BilledSoFar["numbered"] = {};
  for (const { series } of issued) numbered[series] = (numbered[series] ?? 0) + 1;
  const sent = issued.flatMap(({ records }) => records.filter(({ submission }) => submission));
  return {
    numbered,
    invoices: issued.filter(({ kind }) => invoiceKinds.some((one) => one === kind)).length,
    records: book.chain.length,
    lastSentOn: sent
      .reduce((last, { record }) => (record.generatedAt > last ? record.generatedAt : last), "")
      .slice(0, 10),
  };
}

const record = serveRecord({
  booksOf: ({ db }: Context) => db,
  get(id, { hotel, billingSettings }): Stored {
    if (id !== billingSettingsId) throw notFound();
    const kept = billingSettings.find(id) ?? { id, version: 1, history: [] };
    return { ...kept, settings: settingsOf(hotel.property) };
  },
  shown: (stored, { billing }): BillingSettingsRecord => ({ ...stored, soFar: billedSoFar(billing.book) }),
  stale: generalReason("RECORD_STALE"),
});

const update = record.update({
  written: (draft: BillingSettingsDraft, _, stored) => written(draft, stored!),
  isWritten: ({ settings }, draft) => isSame(settings, draft),
  check(draft, { hotel, billing }, stored) {
    refuseFaults(
      settingsFaults(draft, stored!.settings, billedSoFar(billing.book), hotel.property.businessDate),
      unknownValues({
        mode: recordModes.includes(draft.mode),
        isTest: typeof draft.isTest === "boolean",
        feeCause: draft.feeCause === "N1" || draft.feeCause === "S1",
        serviceDay: serviceDays.some((one) => one === draft.serviceDay),
      }),
    );
  },
  rewrite({ id, version, history, settings: former }, settings, { hotel, billingSettings }, actor) {
    const { ticketLimit, cashLimit, cashLimitAbroad, ...billing } = settings;
    const property = hotel.setUp.property.all()[0]!;
    const simplifiedLimits = { ...property.billing.simplifiedLimits, lodging: ticketLimit };
    hotel.setUp.property.put({ ...property, cashLimit, cashLimitAbroad, billing: { ...billing, simplifiedLimits } });
    const [before, after] = [flatSettings(former), flatSettings(settings)];
    const changes = changesIn(Object.keys(before) as (keyof typeof before)[], before, after);
    const line = { what: "changed" as const, changes };
    return {
      ...billingSettings.put({ id, version: version + 1, history: historyWith(history, line, actor) }),
      settings,
    };
  },
});

export const routes = routesFor(billingSettingsContract, {
  async getBillingSettings(request, context) {
    await context.db.billing.open();
    return record.get(request, context);
  },
  /** No document is issued between its check and its change. */
  async updateBillingSettings(request, context) {
    const book = await context.db.billing.open();
    return book.inTurn(() => update(request, context));
  },
});
