import { useText } from "@/shared/i18n/useText";

import { SeenBy } from "./SeenBy";
import { SelectedContacts } from "./SelectedContacts";
import { SwitchSetting } from "./fields/SwitchSetting";
import { VisibilitySetting } from "./fields/VisibilitySetting";

export function PrivacySettings() {
  const { text } = useText();
  return (
    <>
      <VisibilitySetting field="privacy.displayprofilePhoto" label={text("settings.showPhoto")} />
      <VisibilitySetting field="privacy.displayStatus" label={text("settings.showStatus")} />
      <VisibilitySetting field="privacy.displayGroups" label={text("settings.showGroups")} />
      <SelectedContacts />
      <SwitchSetting
        field="privacy.displayLastSeen"
        label={text("settings.lastSeen")}
        hint={text("settings.lastSeenHint")}
      />
      <SwitchSetting
        field="privacy.readReceipts"
        label={text("settings.readReceipts")}
        hint={text("settings.readReceiptsHint")}
      />
      <SeenBy />
    </>
  );
}
