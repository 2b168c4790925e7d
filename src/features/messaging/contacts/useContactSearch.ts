import { useMemo } from "react";
import { useSelector } from "react-redux";

import type { Contact } from "@/contract/messaging/contacts";
import { textSearch } from "@/domain/text/textSearch";
import { useLanguage, useText } from "@/shared/i18n/useText";

import { chatName } from "../chat/chatName";
import { inAlphabeticalOrder } from "./contactGroups";
import { selectContacts } from "./contactsSlice";

/** The contacts whose name, job, department or address contain every word of `query`, in alphabetical order. */
export function useContactSearch(query: string): Contact[] {
  const { text } = useText();
  const { locale } = useLanguage();
  const contacts = useSelector(selectContacts);

  // sorted once, not at each key
  const index = useMemo(
    () =>
      inAlphabeticalOrder(contacts, locale).map((contact) => {
        const { title = "", department, email } = contact;
        const place = department ? text(`department.${department}`) : "";
        return { contact, words: [chatName(contact), title, place, email].join(" ") };
      }),
    [contacts, locale, text],
  );

  return useMemo(() => {
    const isFound = textSearch(query);
    return index.filter(({ words }) => isFound(words)).map(({ contact }) => contact);
  }, [index, query]);
}
