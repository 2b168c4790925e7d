import { useEffect, useId, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useLanguage, useText } from "@/shared/i18n/useText";
import { useFormat } from "@/shared/i18n/useFormat";
import { Avatar } from "@/shared/ui/Avatar";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Stack } from "@/shared/ui/layout/Stack";

import { chatName } from "../chat/chatName";
import { inAlphabeticalOrder } from "../contacts/contactGroups";
import { PresenceLabel } from "../contacts/PresenceLabel";
import { selectContacts } from "../contacts/contactsSlice";
import { seenProfileRequested, selectSeenProfile } from "./state/seenProfileSlice";
import { selectSettings } from "./state/settingsSlice";

/** The effect of the privacy settings: the own profile as another person sees it. */
export function SeenBy() {
  const id = useId();
  const { text } = useText();
  const { locale } = useLanguage();
  const dispatch = useDispatch();
  const saved = useSelector(selectSettings);
  const contacts = useSelector(selectContacts);
  const [contactId, setContactId] = useState("");

  // again after each change on the server: the others see that
  useEffect(() => {
    if (contactId) dispatch(seenProfileRequested(contactId));
  }, [dispatch, contactId, saved]);

  return (
    <Stack gap={6} className="seen-by">
      <label className="form-label" htmlFor={id}>
        {text("settings.seenBy")}
      </label>
      <select id={id} className="form-control" value={contactId} onChange={({ target }) => setContactId(target.value)}>
        <option value="">{text("settings.seenByNobody")}</option>
        {inAlphabeticalOrder(contacts, locale).map((contact) => (
          <option key={contact.id} value={contact.id}>
            {chatName(contact)}
          </option>
        ))}
      </select>
      {contactId && <SeenProfileCard onRetry={() => dispatch(seenProfileRequested(contactId))} />}
    </Stack>
  );
}

/** The own profile as another person sees it; hidden fields are named. */
function SeenProfileCard({ onRetry }: { onRetry: () => void }) {
  const { text } = useText();
  const { timeAgo, list } = useFormat();
  const { status, profile } = useSelector(selectSeenProfile);
  if (!profile) return <LoadState load={{ status, request: onRetry }} failed={text("settings.seenByFailed")} />;
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
