import { nanoid } from "@reduxjs/toolkit";

import {
  billingSettingsContract,
  type BillingSettingsDraft,
  type BillingSettingsRecord,
} from "@/contract/billing/billingSettings";
import { createClient } from "@/shared/api/createClient";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";
import { dateIn } from "@/shared/ui/fields/dates/dateText";

const api = createClient(billingSettingsContract);

export interface SettingsValues extends RecordValues, BillingSettingsDraft {}

/** How the hotel bills. There is exactly one record. */
export const settingsRecord = createRecord<BillingSettingsRecord, BillingSettingsDraft, SettingsValues>()(
  "billingSettings",
  {
    get: api.getBillingSettings,
    create: ({ body: { clientId } }) => Promise.reject(new Error(`The settings are there already: ${clientId}`)),
    update: api.updateBillingSettings,
    valuesOf: ({ version, settings }) => ({ clientId: nanoid(), version, ...settings }),
    draftOf: ({ clientId: _, version: __, ...draft }) => ({ ...draft, recordedFrom: dateIn(draft.recordedFrom) }),
    isValues: (values) => hasTexts(values, ["mode", "recordedFrom"]) && "series" in values && isObject(values.series),
    nameOf: () => "",
    path: paths.document,
    listPath: paths.documents,
    texts: "billingSettings",
  },
);
