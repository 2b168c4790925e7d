import { createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Contact } from "@/contract/messaging/contacts";

import { changeArrived } from "../base/changes";
import { marksSaved } from "../chat/chatsSlice";
import { type ChatMarks, chatWrites } from "../chat/chatWrites";

type Status = "idle" | "loading" | "loaded" | "failed";

const adapter = createEntityAdapter<Contact>();
const { selectAll, selectById } = adapter.getSelectors();

const initialState = adapter.getInitialState<{ status: Status }>({ status: "idle" });

/** The marks that a contact has. */
const markedOf = ({ unRead: _, lastMessage: _last, ...marks }: ChatMarks): Partial<Contact> => marks;

/** The people of the hotel, by id: asked for once, and kept true by the changes that arrive. */
export const contactsSlice = createSlice({
  name: "contacts",
  initialState,
  reducers: {
    /** Loads them unless they are there. */
    contactsRequested(contacts) {
      if (contacts.status !== "loaded") contacts.status = "loading";
    },
    contactsLoaded: {
      // what is frozen is not searched by Immer, which takes long with thousands of people
      prepare: (people: Contact[]) => ({ payload: people.map((one) => Object.freeze(one)) }),
      reducer(contacts, { payload }: PayloadAction<Contact[]>) {
        adapter.setAll(contacts, payload);
        contacts.status = "loaded";
      },
    },
    contactsFailed(contacts) {
      if (contacts.status !== "loaded") contacts.status = "failed";
    },
  },
  extraReducers: (builder) => {
    builder.addCase(marksSaved, (contacts, { payload: { id, marks } }) => {
      adapter.updateOne(contacts, { id, changes: markedOf(marks) });
    });
    builder.addCase(changeArrived, (contacts, { payload: change }) => {
      if (change.kind === "contactChanged") adapter.upsertOne(contacts, change.contact);
      if (change.kind === "chatChanged") {
        const { id, isFavourite, isArchived, isMuted, isInChats } = change.chat;
        adapter.updateOne(contacts, { id, changes: { isFavourite, isArchived, isMuted, isInChats } });
      }
    });
  },
  selectors: {
    selectContacts: selectAll,
    /** As the server has told of them, without what is pending. */
    selectToldContact: (contacts, id: string): Contact | undefined => selectById(contacts, id),
    selectContactsStatus: ({ status }) => status,
  },
});

export const { contactsRequested, contactsLoaded, contactsFailed } = contactsSlice.actions;
export const { selectContacts, selectToldContact, selectContactsStatus } = contactsSlice.selectors;

/** A contact with what the person has done to the chat. */
export const selectContact = chatWrites.over(selectToldContact, (contact, { id, marks }) =>
  contact?.id === id ? { ...contact, ...markedOf(marks) } : contact,
);
