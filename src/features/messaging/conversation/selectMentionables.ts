import { createSelector } from "@reduxjs/toolkit";

import type { Mentionable } from "@/domain/messageReferences";

import { selectContacts } from "../contacts/contactsSlice";

/** Whom a text may mention by name. */
export const selectMentionables = createSelector([selectContacts], (contacts): Mentionable[] =>
  contacts.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
);
