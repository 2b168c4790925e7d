import type { StatePart } from "@/shared/feature";

import { changesSaga } from "./changesSaga";
import { channelCreation } from "./chats/channelCreation";
import { chatSaves } from "./chats/chatSaves";
import { chatsSaga } from "./chats/chatsSaga";
import { chatsSlice } from "./chats/chatsSlice";
import { directChatOpening } from "./chats/directChatOpening";
import { newChatsSaga } from "./chats/newChatsSaga";
import { contactsSaga } from "./contacts/contactsSaga";
import { contactsSlice } from "./contacts/contactsSlice";
import { bookmarkRename } from "./bookmarks/bookmarkRename";
import { bookmarkSaves } from "./bookmarks/bookmarkSaves";
import { bookmarksSaga } from "./bookmarks/bookmarksSaga";
import { bookmarksSlice } from "./bookmarks/bookmarksSlice";
import { callSaves } from "./calls/callSaves";
import { callsSaga } from "./calls/callsSaga";
import { callsSlice } from "./calls/callsSlice";
import { ownCallSlice } from "./calls/ownCallSlice";
import { invitation } from "./contacts/invitation";
import { invitationSaga } from "./contacts/invitationSaga";
import { cannedAnswersSaga } from "./conversation/composer/cannedAnswersSaga";
import { cannedAnswersSlice } from "./conversation/composer/cannedAnswersSlice";
import { draftFilesSaga } from "./conversation/composer/draftFilesSaga";
import { draftsSaga } from "./conversation/composer/draftsSaga";
import { draftsSlice } from "./conversation/composer/draftsSlice";
import { conversationSearchSaga } from "./conversation/conversationSearchSaga";
import { conversationSearchSlice } from "./conversation/conversationSearchSlice";
import { conversationsSaga } from "./conversation/conversationsSaga";
import { conversationsSlice } from "./conversation/conversationsSlice";
import { deletionsSlice } from "./conversation/deletionsSlice";
import { forwardingSaga } from "./conversation/forwardingSaga";
import { forwardingSlice } from "./conversation/forwardingSlice";
import { messageSaves } from "./conversation/messageSaves";
import { messageSavesSaga } from "./conversation/messageSavesSaga";
import { outboxSaga } from "./conversation/outboxSaga";
import { outboxSlice } from "./conversation/outboxSlice";
import { typingSaga } from "./conversation/typingSaga";
import { typingSlice } from "./conversation/typingSlice";
import { detailsSaga } from "./details/detailsSaga";
import { detailsSlice } from "./details/detailsSlice";
import { notificationsSaga } from "./notifications/notificationsSaga";
import { unreadBadgeSaga } from "./notifications/unreadBadgeSaga";
import { profileSlice } from "./profile/profileSlice";
import { profileUpdate } from "./profile/profileUpdate";
import { profileSaga } from "./profile/profileSaga";
import { passwordChange } from "./settings/passwordChange";
import { seenProfileSlice } from "./settings/seenProfileSlice";
import { settingSaves } from "./settings/settingSaves";
import { settingsSaga } from "./settings/settingsSaga";
import { settingsSlice } from "./settings/settingsSlice";

const messagingPart: StatePart = {
  slices: [
    contactsSlice,
    chatsSlice,
    chatSaves,
    directChatOpening,
    channelCreation,
    conversationsSlice,
    typingSlice,
    outboxSlice,
    draftsSlice,
    cannedAnswersSlice,
    messageSaves,
    deletionsSlice,
    conversationSearchSlice,
    forwardingSlice,
    detailsSlice,
    bookmarksSlice,
    bookmarkSaves,
    bookmarkRename,
    callsSlice,
    callSaves,
    ownCallSlice,
    invitation,
    profileSlice,
    profileUpdate,
    settingsSlice,
    settingSaves,
    seenProfileSlice,
    passwordChange,
  ],
  *saga() {
    yield* contactsSaga();
    yield* chatsSaga();
    yield* newChatsSaga();
    yield* conversationsSaga();
    yield* typingSaga();
    yield* messageSavesSaga(); // before the messages: the pending writes of an earlier page are adopted in this order
    yield* outboxSaga();
    yield* conversationSearchSaga();
    yield* forwardingSaga();
    yield* detailsSaga();
    yield* draftsSaga();
    yield* draftFilesSaga();
    yield* cannedAnswersSaga();
    yield* bookmarksSaga();
    yield* callsSaga();
    yield* invitationSaga();
    yield* profileSaga();
    yield* settingsSaga();
    yield* notificationsSaga();
    yield* unreadBadgeSaga();
    yield* changesSaga(); // last: the others must hear its first actions
  },
};

export const messagingState = [messagingPart];
