import { createSelector } from "@reduxjs/toolkit";

import { isChannel } from "@/domain/chat/chats";
import { inOrderOf } from "@/domain/text/inOrderOf";
import { currentSpoken } from "@/shared/i18n/spoken";

import { chatName } from "../../chat/chatName";
import { selectChatEntities } from "../../chat/chatsSlice";
import { selectContacts } from "../../contacts/contactsSlice";

export interface Receiver {
  id: string;
  name: string;
  image?: string;
}

/** All people and channels that a message may be sent to, channels first, by name. */
export const selectReceivers = createSelector([selectContacts, selectChatEntities], (contacts, chats): Receiver[] => {
  const channels = Object.values(chats)
    .filter(isChannel)
    .map(({ id, name }) => ({ id, name }));
  const people = contacts.map((contact) => ({ id: contact.id, name: chatName(contact), image: contact.profileImage }));
  const compare = inOrderOf(currentSpoken().code);
  const byName = (a: Receiver, b: Receiver) => compare(a.name, b.name);
  return [...channels.toSorted(byName), ...people.toSorted(byName)];
});

/** The names of some of them; an unknown one by its id. */
export const namesOf = (receivers: Receiver[], ids: string[]) =>
  ids.map((id) => receivers.find((receiver) => receiver.id === id)?.name ?? id);
