import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { SettingField, Settings, SettingValues } from "@/contract/messaging/settings";
import type { Sentence } from "@/shared/i18n/sentence";

import { settingChanged, settingWrites } from "./settingWrites";

interface SettingsState {
  status: "loading" | "loaded" | "failed";
  /** As the server last reported them. */
  saved: Settings | null;
  /** Whether the server reported a change since all were requested: a reply on its way may be older. */
  isToldDuringLoad: boolean;
  /** Why the last change of a field was refused. */
  problems: Partial<Record<SettingField, Sentence>>;
}

const initialState: SettingsState = { status: "loading", saved: null, isToldDuringLoad: false, problems: {} };

/** The settings of the signed-in person, as the server last reported them. */
export const settingsSlice = createSlice({
  name: "settings",
  initialState,
  reducers: {
    /** A component needs them: loads them unless they are known. */
    settingsNeeded() {},
    settingsRequested(settings) {
      settings.status = "loading";
      settings.isToldDuringLoad = false;
    },
    settingsLoaded(settings, { payload }: PayloadAction<Settings>) {
      settings.status = "loaded";
      if (!settings.isToldDuringLoad) settings.saved = payload;
    },
    settingsFailed(settings) {
      settings.status = "failed";
    },
    settingsTold(settings, { payload }: PayloadAction<Settings>) {
      settings.saved = payload;
      settings.isToldDuringLoad = true;
    },
    settingRefused(settings, { payload }: PayloadAction<{ field: SettingField; sentence: Sentence }>) {
      settings.problems[payload.field] = payload.sentence;
    },
    /** A picture for `field` could not be uploaded: nothing has changed yet. */
    pictureRefused(settings, { payload }: PayloadAction<{ field: SettingField; sentence: Sentence }>) {
      settings.problems[payload.field] = payload.sentence;
    },
  },
  extraReducers: (on) =>
    on.addCase(settingChanged, (settings, { payload }) => void delete settings.problems[payload.what.field]),
  selectors: {
    selectSettings: ({ saved }) => saved,
    selectSettingsStatus: ({ status }) => status,
    selectSettingProblem: ({ problems }, field: SettingField) => problems[field],
  },
});

export const {
  settingsNeeded,
  settingsRequested,
  settingsLoaded,
  settingsFailed,
  settingsTold,
  settingRefused,
  pictureRefused,
} = settingsSlice.actions;
export const { selectSettings, selectSettingsStatus, selectSettingProblem } = settingsSlice.selectors;

const { selectPending } = settingWrites;

export const selectIsSettingPending = (state: Parameters<typeof selectPending>[0], field: SettingField) =>
  selectPending(state).some(({ what }) => what.field === field);

/** The settings under the names by which they are updated. */
const settingValuesOf = ({ basicDetails, theme, privacy, security, status }: Settings): SettingValues => ({
  "basicDetails.firstName": basicDetails.firstName,
  "basicDetails.lastName": basicDetails.lastName,
  "basicDetails.title": basicDetails.title,
  "basicDetails.description": basicDetails.description,
  "basicDetails.email": basicDetails.email,
  "basicDetails.location": basicDetails.location,
  "basicDetails.profile": basicDetails.profile,
  "basicDetails.coverImage": basicDetails.coverImage,
  "theme.image": theme.image,
  "privacy.displayprofilePhoto": privacy.displayprofilePhoto,
  "privacy.displayLastSeen": privacy.displayLastSeen,
  "privacy.displayStatus": privacy.displayStatus,
  "privacy.readReceipts": privacy.readReceipts,
  "privacy.displayGroups": privacy.displayGroups,
  "privacy.selectedContacts": privacy.selectedContacts ?? [],
  "security.securityNotification": security.securityNotification,
  status,
});

/**
 * The settings by their fields, with what is being changed: a change that is refused is taken away again and nothing
 * else moves.
 */
export const selectSettingValues = settingWrites.over(
  createSelector([selectSettings], (saved) => saved && settingValuesOf(saved)),
  (values, { field, value }) => values && { ...values, [field]: value },
);
