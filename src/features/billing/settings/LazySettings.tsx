import { lazy, Suspense } from "react";

import { billingSettingsId } from "@/contract/billing/billingSettings";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";

import { settingsRecord } from "./settingsRecord";

/** Opened by a press: the list does not wait for its code. */
const Opened = lazy(async () => ({ default: (await import("./SettingsDrawer")).SettingsDrawer }));

export const LazySettings = () => (
  <Suspense>
    <Opened />
  </Suspense>
);

/** Opens how the hotel bills over the list. */
export const SettingsButton = () => (
  <button
    type="button"
    className="btn btn-quiet"
    onClick={() => openPathOver(settingsRecord.pathOf(billingSettingsId))}
  >
    {useText().text("billingSettings.title")}
  </button>
);
