import { authContract } from "@/contract/auth";
import { conversationsContract, type NewFile } from "@/contract/messaging/conversations";
import { profileContract } from "@/contract/messaging/profile";
import { settingsContract, type SettingUpdate } from "@/contract/messaging/settings";
import { createClient } from "@/shared/api/createClient";
import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest, onLeading } from "@/shared/feature/watch";
import { userChanged } from "@/shared/session/sessionSlice";
import { submit } from "@/shared/submission/createSubmission";

import { type PasswordChange, passwordChange } from "../../base/submissions";
import { seenProfileFailed, seenProfileLoaded, seenProfileRequested } from "./seenProfileSlice";
import {
  pictureRefused,
  selectSettings,
  settingRefused,
  settingsFailed,
  settingsLoaded,
  settingsNeeded,
  settingsRequested,
  settingsTold,
} from "./settingsSlice";
import { pictureChosen, settingChanged, settingWrites } from "./settingWrites";

const { changePassword } = createClient(authContract);
const { uploadFile } = createClient(conversationsContract);
const { getProfileSeenBy } = createClient(profileContract);
const settingsApi = createClient(settingsContract);

const sentSettings = settingWrites.sentBy({ send: saveSetting, refused: tellRefusal, readAgain });

export function* settingsSaga() {
  yield onLeading(passwordChange.actions.submitted, submit(passwordChange, savePassword));
  yield onEvery(settingsNeeded, requestUnknownSettings);
  yield onLatest(settingsRequested, loadSettings);
  yield onEvery(pictureChosen, uploadPicture);
  yield onLatest(seenProfileRequested, loadSeenProfile);
  yield* sentSettings.saga();
}

function* savePassword({ currentPassword, password }: PasswordChange): Saga<Sentence> {
  return sentenceOf(yield* call(changePassword, { body: { currentPassword, password } }));
}

function* requestUnknownSettings(): Saga {
  if ((yield* select(selectSettings)) === null) yield* put(settingsRequested());
}

function* readAgain(): Saga {
  if ((yield* select(selectSettings)) === null) return;
  yield* put(settingsTold(yield* untilAnswered(() => call(settingsApi.getSettings))));
}

function* loadSettings(): Saga {
  try {
    yield* put(settingsLoaded(yield* call(settingsApi.getSettings)));
  } catch {
    yield* put(settingsFailed()); // the page itself says so, with a way to try again
  }
}

function* saveSetting(update: SettingUpdate, key: string): Saga {
  const settings = yield* call(settingsApi.updateSettings, { body: update, key });
  yield* put(settingsTold(settings));
  if (update.field === "basicDetails.profile") yield* put(userChanged({ profileImage: settings.basicDetails.profile }));
}

function* tellRefusal({ field }: SettingUpdate, error: unknown): Saga {
  yield* put(settingRefused({ field, sentence: messageOf(error) }));
}

function* uploadPicture({ field, file }: ReturnType<typeof pictureChosen>["payload"]): Saga {
  try {
    const { downloadLink } = yield* call(uploadFile, { body: { ...file, content: contentOf(file) } });
    yield* put(settingChanged({ field, value: downloadLink }));
  } catch (error) {
    yield* put(pictureRefused({ field, sentence: messageOf(error) }));
  }
}

function contentOf({ mime, content }: NewFile): Blob {
  const letters = atob(content.slice(content.indexOf(",") + 1));
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type: mime });
}

function* loadSeenProfile(contactId: string): Saga {
  try {
    yield* put(seenProfileLoaded(yield* call(getProfileSeenBy, { params: { contactId } })));
  } catch {
    yield* put(seenProfileFailed()); // the preview itself says so
  }
}
