import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from "@reduxjs/toolkit";

import type { Contact } from "@/contract/contacts";

import { changeArrived } from "../changes";
import { type ChatMarks, marksOf, type PendingMarks } from "../chats/chatMarks";
import {
  archiveToggled,
  chatRemoved,
  favouriteToggled,
  marksRefused,
  marksSaved,
  muteToggled,
} from "../chats/chatsSlice";

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
  const marks = pending.filter(({ id }) => id === contact.id).map((one) => markedOf(one.marks));
  return marks.length === 0 ? contact : Object.assign({}, contact, ...marks);
}

/** Marks a contact at once, until the server has answered. */
const marking =
  (marked: (contact: Contact) => ChatMarks) =>
  (contacts: Contacts, { payload: { id, request } }: PayloadAction<{ id: string; request: string }>) => {
    const contact = contacts.entities[id];
    if (contact) contacts.pending.push({ id, request, marks: marked(shown(contact, contacts.pending)) });
  };

function answered(contacts: Contacts, request: string): PendingMarks | undefined {
  const done = contacts.pending.find((one) => one.request === request);
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
      .addCase(favouriteToggled, marking(marksOf.favouriteToggled))
      .addCase(archiveToggled, marking(marksOf.archiveToggled))
      .addCase(muteToggled, marking(marksOf.muteToggled))
      .addCase(chatRemoved, marking(marksOf.chatRemoved))
      .addCase(marksRefused, (contacts, { payload }) => void answered(contacts, payload.request))
      .addCase(marksSaved, (contacts, { payload: { request, id, told } }) => {
        const done = answered(contacts, request);
        if (done) adapter.updateOne(contacts, { id, changes: markedOf({ ...done.marks, ...told }) });
      });
    builder.addCase(changeArrived, (contacts, { payload: change }) => {
      if (change.kind === "contactChanged") adapter.upsertOne(contacts, change.contact);
      if (change.kind === "chatChanged" && contacts.entities[change.chat.id]) {
        const { id, isFavourite, isArchived, isMuted, isInChats } = change.chat;
        adapter.updateOne(contacts, { id, changes: { isFavourite, isArchived, isMuted, isInChats } });
      }
    });
  },
  selectors: {
    selectContacts: selectAll,
    selectContact: createSelector(
      [(contacts: Contacts, id: string) => selectById(contacts, id), ({ pending }: Contacts) => pending],
      (contact: Contact | undefined, pending) => contact && shown(contact, pending),
    ),
    selectContactsStatus: ({ status }) => status,
  },
});

export const { contactsRequested, contactsLoaded, contactsFailed } = contactsSlice.actions;
export const { selectContacts, selectContact, selectContactsStatus } = contactsSlice.selectors;
