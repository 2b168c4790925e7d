import { createSelector } from "@reduxjs/toolkit";

import { departments } from "@/contract/contacts";
import type { Mentionable } from "@/domain/messageReferences";
import type { Texts } from "@/shared/i18n/texts";

import { selectContacts } from "../contacts/contactsSlice";

type ContactsState = Parameters<typeof selectContacts>[0];

/** Who a text may mention: people, and departments by their name in the reader's language. */
export const selectMentionables = createSelector(
  [selectContacts, (_: ContactsState, text: Texts["text"]) => text],
  (contacts, text): Mentionable[] => [
    ...contacts.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
    ...departments.map((department) => ({ id: department, name: text(`department.${department}`) })),
  ],
);
