import { createAction } from "@reduxjs/toolkit";

import type { NewFile } from "@/contract/messaging/conversations";
import type { SettingUpdate } from "@/contract/messaging/settings";
import { isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

/** Changes of settings: all in one row, because a reply tells all settings. The last value of a field is enough. */
export const settingWrites = createWrite<SettingUpdate>()("settingSaves", {
  recordOf: () => "settings",
  isReplaced: (older, newer) => older.field === newer.field,
  isWhat: (value): value is SettingUpdate => isObject(value) && typeof value.field === "string" && "value" in value,
});

export const settingChanged = settingWrites.written;

export type PictureField = "basicDetails.profile" | "basicDetails.coverImage";

/** An own picture, to be uploaded and then set. */
export const pictureChosen = createAction<{ field: PictureField; file: NewFile }>("settings/pictureChosen");
