import { contactsContract } from "@/contract/messaging/contacts";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import { refuseLonger } from "../core/refuseLong";
import { routesFor } from "../core/routes";
import { markChat } from "./chatRules";
import { emailKey, isEmail, readEmail } from "@/domain/people/emails";
import { channelNamesByMember, toContact } from "./toWire";

export const contactRoutes = routesFor(contactsContract, {
  listContacts(_, { db: { messaging } }) {
    const channelNames = channelNamesByMember(messaging);
    return messaging.contacts.all().map((row) => toContact(row, messaging, undefined, channelNames));
  },
  getContact: ({ params: { id } }, { db: { messaging } }) => toContact(messaging.contacts.get(id), messaging, Infinity),
  inviteContact({ body: { email, name, message } }, { db: { messaging } }) {
    if (!isEmail(email)) throw new ApiError(400, sentences.emailInvalid, { email: sentences.emailInvalid });
    if (!name?.trim()) throw new ApiError(400, sentences.nameRequired, { name: sentences.nameRequired });
    refuseLonger({ name }, "nameTooLong");
    refuseLonger({ message }, "noteTooLong");
    if (messaging.contacts.find((contact) => emailKey(contact.email) === emailKey(email))) {
      throw new ApiError(400, sentences.alreadyContact, { email: sentences.alreadyContact });
    }
    messaging.invitations.insert({ email: readEmail(email), name, message });
    return sentences.userInvited;
  },
  addContacts({ body: ids }, { db: { messaging } }) {
    for (const id of ids) messaging.contacts.get(id); // throws before any change: all or none
    // a requested direct chat is always listed, also if it was archived
    for (const id of ids) markChat(messaging, id, { isInChats: true, isArchived: false });
    return sentences.contactsAdded;
  },
});
