import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { SettingField, Settings, SettingUpdate, SettingValues } from "@/contract/settings";
import type { Sentence } from "@/shared/i18n/sentence";

import { settingValuesOf } from "./settingValuesOf";

interface SettingsState {
  status: "idle" | "loading" | "loaded" | "failed";
  /** As the server last said. */
  saved: Settings | null;
  /** Changes that the server has not answered yet, oldest first. */
  pending: SettingUpdate[];
  /** Why the last change of a field was refused. */
  problems: Partial<Record<SettingField, Sentence>>;
}

function withPending(saved: Settings | null, pending: SettingUpdate[]): SettingValues | null {
  if (!saved) return null;
  const changed = Object.fromEntries(pending.map(({ field, value }) => [field, value]));
  return { ...settingValuesOf(saved), ...changed };
}

const initialState: SettingsState = { status: "idle", saved: null, pending: [], problems: {} };

/**
 * The settings of the person who is signed in. What they change is shown at once, over what the server said: a refused
 * change is taken away again and nothing else moves.
 */
export const settingsSlice = createSlice({
  name: "settings",
  initialState,
  reducers: {
    settingsRequested(settings) {
      settings.status = "loading";
    },
    settingsLoaded(settings, { payload }: PayloadAction<Settings>) {
      settings.status = "loaded";
      settings.saved = payload;
    },
    settingsFailed(settings) {
      settings.status = "failed";
    },
    settingChanged(settings, { payload }: PayloadAction<SettingUpdate>) {
      settings.pending.push(payload);
      delete settings.problems[payload.field];
    },
    /** Changes are saved one after the other, so the answer is to the oldest. */
    settingSaved(settings, { payload }: PayloadAction<Settings>) {
      settings.pending.shift();
      settings.saved = payload;
    },
    settingRefused(settings, { payload }: PayloadAction<{ field: SettingField; sentence: Sentence }>) {
      settings.pending.shift();
      settings.problems[payload.field] = payload.sentence;
    },
    /** How they stand, although nobody knows what became of the last change. */
    settingsTold(settings, { payload }: PayloadAction<Settings>) {
      settings.saved = payload;
    },
    /** A picture for `field` could not be uploaded: nothing has been changed yet. */
    pictureRefused(settings, { payload }: PayloadAction<{ field: SettingField; sentence: Sentence }>) {
      settings.problems[payload.field] = payload.sentence;
    },
  },
  selectors: {
    selectSettings: ({ saved }) => saved,
    selectSettingsStatus: ({ status }) => status,
    selectSettingProblem: ({ problems }, field: SettingField) => problems[field],
    selectIsSettingPending: ({ pending }, field: SettingField) => pending.some((update) => update.field === field),
    /** The settings by their fields, with what is being changed. */
    selectSettingValues: createSelector(
      [(settings: SettingsState) => settings.saved, (settings: SettingsState) => settings.pending],
      withPending,
    ),
  },
});

export const {
  settingsRequested,
  settingsLoaded,
  settingsFailed,
  settingChanged,
  settingSaved,
  settingRefused,
  settingsTold,
  pictureRefused,
} = settingsSlice.actions;
export const {
  selectSettings,
  selectSettingsStatus,
  selectSettingProblem,
  selectIsSettingPending,
  selectSettingValues,
} = settingsSlice.selectors;
