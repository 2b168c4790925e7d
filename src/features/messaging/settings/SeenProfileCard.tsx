import { useSelector } from "react-redux";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { PresenceLabel } from "../contacts/PresenceLabel";
import { selectSeenProfile } from "./seenProfileSlice";

/** The own profile as another person sees it; hidden fields are named. */
export function SeenProfileCard({ onRetry }: { onRetry: () => void }) {
  const { text } = useText();
  const { timeAgo, list } = useFormat();
  const { status, profile } = useSelector(selectSeenProfile);
  if (status === "failed") return <LoadProblem sentence={text("settings.seenByFailed")} onRetry={onRetry} />;
  if (!profile) return <Loading />;
  const { fullName, title, description, profileImage, channels } = profile;
  const hidden = text("settings.hidden");
  return (
    <Row gap={16} align="start" className="seen-profile" aria-live="polite">
      <Avatar name={fullName} image={profileImage} />
      <Stack grows>
        <span className="row-title">
          <bdi>{fullName}</bdi>
        </span>
        <bdi>{title}</bdi>
        <bdi>{description}</bdi>
        <Facts
          shape="table"
          before={12}
          facts={[
            { label: text("settings.photo"), value: profileImage === undefined ? hidden : text("settings.visible") },
            {
              label: text("settings.seenStatus"),
              value: profile.status ? <PresenceLabel presence={profile.status} /> : hidden,
            },
            { label: text("settings.seenLastSeen"), value: profile.lastSeen ? timeAgo(profile.lastSeen) : hidden },
            { label: text("settings.channels"), value: channels ? list(channels.map(({ name }) => name)) : hidden },
          ]}
        />
      </Stack>
    </Row>
  );
}
