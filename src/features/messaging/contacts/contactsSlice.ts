import { createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Contact } from "@/contract/contacts";

import { changeArrived } from "../changes";

type Status = "idle" | "loading" | "loaded" | "failed";

const adapter = createEntityAdapter<Contact>();
const { selectAll, selectById } = adapter.getSelectors();

/** The people of the hotel, by id: asked for once, and kept true by the changes that arrive. */
export const contactsSlice = createSlice({
  name: "contacts",
  initialState: adapter.getInitialState<{ status: Status }>({ status: "idle" }),
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
    selectContact: (contacts, id: string): Contact | undefined => selectById(contacts, id),
    selectContactsStatus: ({ status }) => status,
  },
});

export const { contactsRequested, contactsLoaded, contactsFailed } = contactsSlice.actions;
export const { selectContacts, selectContact, selectContactsStatus } = contactsSlice.selectors;
