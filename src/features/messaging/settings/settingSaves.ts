import type { SettingUpdate } from "@/contract/settings";
import { isObject } from "@/shared/isObject";
import { createOutbox } from "@/shared/outbox/createOutbox";

/** Settings on their way to the server: all in one row, for the answers tell of all. The last value of a field is enough. */
export const settingSaves = createOutbox<SettingUpdate>()("settingSaves", {
  recordOf: () => "settings",
  isReplaced: (older, newer) => older.field === newer.field,
  isWhat: (value): value is SettingUpdate => isObject(value) && typeof value.field === "string" && "value" in value,
});

export const { queued: settingChanged } = settingSaves.actions;
