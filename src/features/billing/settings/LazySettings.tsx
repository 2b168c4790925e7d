import { billingSettingsId } from "@/contract/billing/billingSettings";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { onDemand } from "@/shared/ui/states/onDemand";

import { settingsRecord } from "./settingsRecord";

/** It is fetched when it is opened: the list does not wait for its code. */
export const LazySettings = onDemand(async () => (await import("./SettingsDrawer")).SettingsDrawer, null);

export const SettingsButton = () => (
  <button
    type="button"
    className="btn btn-quiet"
    onClick={() => openPathOver(settingsRecord.pathOf(billingSettingsId))}
  >
    {useText().text("billingSettings.title")}
  </button>
);
