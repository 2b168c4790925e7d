import type { GeneralReason } from "../definition/generalReasons";
import { defineContract } from "../endpoint";
import type { RecordId } from "../formats";
import type { BillingSettings, Cents, CivilDate, DocumentSeries } from "../property";
import type { ReasonOf } from "../reasons";
import { type HistoryLine, recordCalls, type RecordRefusal } from "../records";
import type { BillingReason } from "./billingReasons";

export const billingSettingsId = "settings";

/** Reasons why billing cannot be set up so, in Spanish. */
export const settingsReasonTexts = {
  CHAIN_BEGUN: "Ya hay registros en la cadena: no se puede cambiar.",
  CHAIN_KEPT: "Ya hay registros en la cadena: las facturas se siguen registrando.",
  VERIFACTU_YEAR:
    "VERI*FACTU se mantiene hasta el 31 de diciembre del último año en que se ha usado (Orden HAC/1177/2024, art. 17.2).",
  RECORDED_LATER: "Elija un día posterior a hoy: las facturas que ya hay no tienen registro.",
  SETTINGS_DATE: "Escriba una fecha válida.",
  SERIES_FROZEN: "Ya hay documentos de la serie {series}: su formato no se puede cambiar.",
  SERIES_SHARED: "Otro tipo de documento tiene esta serie: cada uno necesita la suya.",
} as const;
export type SettingsReason = ReasonOf<keyof typeof settingsReasonTexts> | BillingReason | GeneralReason;

/** How the hotel bills, with the limits of what may be paid in cash. */
export interface BillingSettingsDraft extends Omit<BillingSettings, "simplifiedLimits"> {
  /** Most that a ticket of a stay may come to. */
  ticketLimit: Cents;
  cashLimit: Cents;
  cashLimitAbroad: Cents;
}

export type BillingSettingsField = Exclude<keyof BillingSettingsDraft, "series"> | `series.${DocumentSeries}`;

/** The billing so far: some settings cannot be changed after it. */
export interface BilledSoFar {
  /** The number of documents by the letters of their series, as `F26-`. */
  numbered: Record<string, number>;
  invoices: number;
  /** The number of records in the chain. */
  records: number;
  /** Date of the newest record that goes to the agency, "" without one. */
  lastSentOn: CivilDate;
}

export interface BillingSettingsRecord {
  id: RecordId;
  /** Each change adds 1. */
  version: number;
  settings: BillingSettingsDraft;
  soFar: BilledSoFar;
  /** The newest first. */
  history: HistoryLine<"changed", BillingSettingsField>[];
}

const calls = recordCalls<{
  row: BillingSettingsRecord;
  column: never;
  view: never;
  draft: BillingSettingsDraft;
  refusal: RecordRefusal<SettingsReason, BillingSettingsRecord>;
}>()("/pms/billing-settings", ["setUp", "billing"]);

/** How the hotel bills. There is one record, `settings`. */
export const billingSettingsContract = defineContract({
  getBillingSettings: calls.get,
  /**
   * 422 with a sentence for a field (`mode`, `recordedFrom`, `series.full`). A setting cannot be changed once documents
   * or records follow it.
   */
  updateBillingSettings: calls.update,
});
