import "./settings.scss";

import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { LoadState } from "@/shared/ui/states/LoadState";

import { TabPage } from "../frame/TabPage";
import { HelpSection } from "./HelpSection";
import { PasswordForm } from "./PasswordForm";
import { PersonalDetails } from "./PersonalDetails";
import { PrivacySettings } from "./PrivacySettings";
import { selectSettings, selectSettingsStatus, settingsRequested } from "./state/settingsSlice";
import { StatusSetting } from "./StatusSetting";
import { SwitchSetting } from "./fields/SwitchSetting";
import { ThemeSettings } from "./ThemeSettings";

export function SettingsPage() {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(settingsRequested()), [dispatch]);
  return (
    <TabPage tab="settings">
      <SettingsSections />
    </TabPage>
  );
}

function SettingsSections() {
  const { text } = useText();
  const dispatch = useDispatch();
  const settings = useSelector(selectSettings);
  const status = useSelector(selectSettingsStatus);

  if (!settings)
    return (
      <LoadState load={{ status, request: () => dispatch(settingsRequested()) }} failed={text("settings.failed")} />
    );
  return (
    <>
      <Section title="settings.personal">
        <PersonalDetails />
      </Section>
      <Section title="settings.theme">
        <ThemeSettings />
      </Section>
      <Section title="settings.privacy">
        <PrivacySettings />
      </Section>
      <Section title="settings.security">
        <SwitchSetting
          field="security.securityNotification"
          label={text("settings.securityNotification")}
          hint={text("settings.securityNotificationHint")}
        />
        <PasswordForm />
      </Section>
      <Section title="settings.status">
        <StatusSetting />
      </Section>
      <Section title="settings.help">
        <HelpSection />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: MessageId; children: ReactNode }) {
  const { text } = useText();
  return (
    <Card title={text(title)} className="settings-section">
      <div className="card-body">{children}</div>
    </Card>
  );
}
