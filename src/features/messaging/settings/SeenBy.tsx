import { useEffect, useId, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useLanguage, useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";

import { chatName } from "../chat/chatName";
import { inAlphabeticalOrder } from "../contacts/contactGroups";
import { selectContacts } from "../contacts/contactsSlice";
import { SeenProfileCard } from "./SeenProfileCard";
import { seenProfileRequested } from "./seenProfileSlice";
import { selectSettings } from "./settingsSlice";

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
