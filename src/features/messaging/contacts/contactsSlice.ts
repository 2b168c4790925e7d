import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from "@reduxjs/toolkit";

import type { Contact } from "@/contract/contacts";

import { changeArrived } from "../changes";
import type { ChatMarks } from "../chats/chatMarks";
import { chatWrites, type PendingMarks, withAmended, withPending } from "../chats/chatWrites";
import { marksRefused, marksSaved } from "../chats/chatsSlice";

type Status = "idle" | "loading" | "loaded" | "failed";

type Contacts = EntityState<Contact, string> & {
  status: Status;
  /** What a person has asked for and the server has not answered yet: shown over what it has told. */
  pending: PendingMarks[];
};

const adapter = createEntityAdapter<Contact>();
const { selectAll, selectById } = adapter.getSelectors();

const initialState: Contacts = adapter.getInitialState({ status: "idle", pending: [] });

/** Of what is marked, what a contact has. */
const markedOf = ({ unRead: _, lastMessage: _last, ...marks }: ChatMarks): Partial<Contact> => marks;

/** A contact as it is shown. */
function shown(contact: Contact, pending: PendingMarks[]): Contact {
  const marks = pending.filter(({ what }) => what.id === contact.id).map(({ what }) => markedOf(what.marks));
  return marks.length === 0 ? contact : Object.assign({}, contact, ...marks);
}

/** Marks a contact at once, until the server has answered. */
function mark(contacts: Contacts, save: PendingMarks) {
  contacts.pending = withPending(contacts.pending, save);
}

function answered(contacts: Contacts, key: string): PendingMarks | undefined {
  const done = contacts.pending.find((one) => one.key === key);
  contacts.pending = contacts.pending.filter((one) => one !== done);
  return done;
}

/** The people of the hotel, by id: asked for once, and kept true by the changes that arrive. */
export const contactsSlice = createSlice({
  name: "contacts",
  initialState,
  reducers: {
    /** Somebody needs them: does nothing where they are there already. */
    contactsRequested(contacts) {
      if (contacts.status !== "loaded") contacts.status = "loading";
    },
    contactsLoaded(contacts, { payload }: PayloadAction<Contact[]>) {
      adapter.setAll(contacts, payload);
      contacts.status = "loaded";
    },
    contactsFailed(contacts) {
      if (contacts.status !== "loaded") contacts.status = "failed";
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(chatWrites.written, (contacts, { payload }) => mark(contacts, payload))
      .addCase(chatWrites.actions.adopted, (contacts, { payload }) => payload.forEach((save) => mark(contacts, save)))
      .addCase(chatWrites.actions.amended, (contacts, { payload }) => {
        contacts.pending = withAmended(contacts.pending, payload);
      })
      .addCase(marksRefused, (contacts, { payload: key }) => void answered(contacts, key))
      .addCase(marksSaved, (contacts, { payload: { key, told } }) => {
        const done = answered(contacts, key);
        if (!done || done.isOvertaken) return;
        const { id, marks } = done.what;
        adapter.updateOne(contacts, { id, changes: markedOf({ ...marks, ...told }) });
      });
    builder.addCase(changeArrived, (contacts, { payload: change }) => {
      if (change.kind === "contactChanged") adapter.upsertOne(contacts, change.contact);
      if (change.kind === "chatChanged") {
        const { id, isFavourite, isArchived, isMuted, isInChats } = change.chat;
        for (const save of contacts.pending) if (save.what.id === id) save.isOvertaken = true;
        adapter.updateOne(contacts, { id, changes: { isFavourite, isArchived, isMuted, isInChats } });
      }
    });
  },
  selectors: {
    selectContacts: selectAll,
    /** As the server has told of them, without what is on its way. */
    selectToldContact: (contacts, id: string): Contact | undefined => selectById(contacts, id),
    selectContact: createSelector(
      [(contacts: Contacts, id: string) => selectById(contacts, id), ({ pending }: Contacts) => pending],
      (contact: Contact | undefined, pending) => contact && shown(contact, pending),
    ),
    selectContactsStatus: ({ status }) => status,
  },
});

export const { contactsRequested, contactsLoaded, contactsFailed } = contactsSlice.actions;
export const { selectContacts, selectContact, selectToldContact, selectContactsStatus } = contactsSlice.selectors;
