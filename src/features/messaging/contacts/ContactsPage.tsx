import "./contacts.scss";

import { useDeferredValue, useEffect, useState } from "react";
import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { useSearchText } from "@/shared/routing/useSearchText";
import { InviteIcon } from "@/shared/ui/icons";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";

import { TabPage } from "../frame/TabPage";
import { ContactList } from "./ContactList";
import { contactsRequested } from "./contactsSlice";
import { InviteDialog } from "./InviteDialog";

export function ContactsPage() {
  const { text } = useText();
  const dispatch = useDispatch();
  const [query, search] = useSearchText();
  const sought = useDeferredValue(query); // draws the typed letter before the results
  const [isInviting, setIsInviting] = useState(false);

  useEffect(() => void dispatch(contactsRequested()), [dispatch]);

  return (
    <TabPage
      tab="contacts"
      scrollsWithin
      action={
        <button type="button" className="btn btn-primary" onClick={() => setIsInviting(true)}>
          <InviteIcon size={18} aria-hidden="true" />
          {text("contacts.invite")}
        </button>
      }
    >
      <SearchBox label={text("contacts.search")} value={query} onChange={search} />
      <ContactList query={sought} />
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </TabPage>
  );
}
