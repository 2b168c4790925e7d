import type { SettingField } from "@/contract/messaging/settings";

import { isEmail } from "../people/emails";

const EMAIL = "basicDetails.email";

/** The most letters of the settings that are typed; an e-mail has a rule of its own. */
const letters = {
  "basicDetails.firstName": 60,
  "basicDetails.lastName": 60,
  "basicDetails.title": 80,
  "basicDetails.description": 500,
  "basicDetails.location": 120,
  [EMAIL]: Infinity,
} as const satisfies Partial<Record<SettingField, number>>;

export type TextSetting = keyof typeof letters;

const asked = new Set<TextSetting>(["basicDetails.firstName", EMAIL]);

/** Fault of a setting as typed. */
export function textSettingFault(field: TextSetting, typed: string): "missing" | "invalid" | "tooLong" | undefined {
  if (typed.trim() === "") return asked.has(field) ? "missing" : undefined;
  if (field === EMAIL && !isEmail(typed)) return "invalid";
  return typed.length > letters[field] ? "tooLong" : undefined;
}
