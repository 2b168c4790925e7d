import type { StatePart } from "@/shared/feature/feature";

import { bookmarksSaga } from "./bookmarks/bookmarksSaga";
import { bookmarksSlice } from "./bookmarks/bookmarksSlice";
import { bookmarkWrites } from "./bookmarks/bookmarkWrites";
import { callsSaga } from "./calls/callsSaga";
import { callsSlice } from "./calls/callsSlice";
import { callWrites } from "./calls/callWrites";
import { ownCallSlice } from "./calls/ownCallSlice";
import { changesSaga } from "./changesSaga";
import { chatsSaga } from "./chats/chatsSaga";
import { chatsSlice } from "./chat/chatsSlice";
import { chatWrites } from "./chat/chatWrites";
import { newChatsSaga } from "./chats/newChatsSaga";
import { overtakenSlice } from "./chat/overtakenSlice";
import { contactsSaga, invitationSaga } from "./contacts/contactsSaga";
import { contactsSlice } from "./contacts/contactsSlice";
import { cannedAnswersSaga } from "./conversation/composer/cannedAnswersSaga";
import { cannedAnswersSlice } from "./conversation/composer/cannedAnswersSlice";
import { draftsSaga } from "./conversation/composer/draftsSaga";
import { draftsSlice } from "./conversation/composer/draft/draftsSlice";
import { draftFilesSaga } from "./conversation/composer/files/draftFilesSaga";
import { conversationsSaga } from "./conversation/conversationsSaga";
import { conversationsSlice } from "./conversation/state/conversationsSlice";
import { conversationSearchSaga } from "./conversation/search/conversationSearchSaga";
import { conversationSearchSlice } from "./conversation/search/conversationSearchSlice";
import { roomNumbersSaga, roomNumbersSlice } from "./conversation/messages/roomNumbers";
import { typingSaga } from "./conversation/typingSaga";
import { typingSlice } from "./conversation/state/typingSlice";
import { deletionsSlice } from "./conversation/writes/deletionsSlice";
import { forwardingSaga } from "./conversation/writes/forwardingSaga";
import { forwardingSlice } from "./conversation/writes/forwardingSlice";
import { conversationWrites } from "./conversation/state/conversationWrites";
import { conversationWritesSaga } from "./conversation/writes/conversationWritesSaga";
import { outboxSaga } from "./conversation/writes/outboxSaga";
import { outboxSlice } from "./conversation/state/outboxSlice";
import { requestsDone } from "./conversation/writes/requestsDone";
import { detailsSaga } from "./details/detailsSaga";
import { detailsSlice } from "./details/detailsSlice";
import { notificationsSaga } from "./notifications/notificationsSaga";
import { unreadBadgeSaga } from "./notifications/unreadBadgeSaga";
import { profileSaga } from "./profile/profileSaga";
import { profileSlice } from "./profile/profileSlice";
import { seenProfileSlice } from "./settings/state/seenProfileSlice";
import { settingsSaga } from "./settings/state/settingsSaga";
import { settingsSlice } from "./settings/state/settingsSlice";
import { settingWrites } from "./settings/state/settingWrites";
import {
  bookmarkRename,
  channelCreation,
  directChatOpening,
  invitation,
  passwordChange,
  profileUpdate,
} from "./base/submissions";

const messagingPart: StatePart = {
  slices: [
    contactsSlice,
    chatsSlice,
    ...chatWrites.slices,
    overtakenSlice,
    directChatOpening,
    channelCreation,
    conversationsSlice,
    roomNumbersSlice,
    typingSlice,
    outboxSlice,
    draftsSlice,
    cannedAnswersSlice,
    ...conversationWrites.slices,
    deletionsSlice,
    conversationSearchSlice,
    forwardingSlice,
    detailsSlice,
    bookmarksSlice,
    ...bookmarkWrites.slices,
    bookmarkRename,
    callsSlice,
    ...callWrites.slices,
    ownCallSlice,
    invitation,
    profileSlice,
    profileUpdate,
    settingsSlice,
    ...settingWrites.slices,
    seenProfileSlice,
    passwordChange,
  ],
  *saga() {
    yield* contactsSaga();
    yield* chatsSaga();
    yield* newChatsSaga();
    yield* conversationsSaga();
    yield* roomNumbersSaga();
    yield* typingSaga();
    yield* conversationWritesSaga(); // before messages: what an earlier page has left of both is taken over in this order
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

export const messagingState = [messagingPart, requestsDone];
