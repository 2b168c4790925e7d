import "./profile.scss";

import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { LoadState } from "@/shared/ui/states/LoadState";

import { TabPage } from "../frame/TabPage";
import { ProfileCard } from "./ProfileCard";
import { ProfileFiles } from "./ProfileFiles";
import { ProfileMedia } from "./ProfileMedia";
import { profileRequested, selectProfile, selectProfileStatus } from "./profileSlice";
import { UsernameForm } from "./UsernameForm";

export function ProfilePage() {
  const { text } = useText();
  const dispatch = useDispatch();
  useEffect(() => void dispatch(profileRequested()), [dispatch]);
  return (
    <TabPage tab="users">
      <ProfileSections />
      <Card title={text("profile.account")} className="profile-section">
        <div className="card-body">
          <UsernameForm />
        </div>
      </Card>
    </TabPage>
  );
}

function ProfileSections() {
  const { text } = useText();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const status = useSelector(selectProfileStatus);

  if (!profile)
    return <LoadState load={{ status, request: () => dispatch(profileRequested()) }} failed={text("profile.failed")} />;
  return (
    <>
      <ProfileCard profile={profile} />
      <ProfileMedia media={profile.media} />
      <ProfileFiles files={profile.attachedFiles} />
    </>
  );
}
