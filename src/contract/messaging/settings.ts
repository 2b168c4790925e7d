import type { Presence } from "./contacts";
import { defineContract, type } from "../endpoint";

export const visibilities = ["everyone", "selected", "nobody"] as const;
export type Visibility = (typeof visibilities)[number];

export const presences = ["active", "away", "do-not-disturb"] as const satisfies Presence[];

/** Pictures behind a conversation; empty for none. */
export const themeImages = [
  "",
  "/samples/theme-bay.svg",
  "/samples/theme-dunes.svg",
  "/samples/theme-tiles.svg",
] as const;

export interface Settings {
  basicDetails: {
    firstName: string;
    lastName: string;
    title: string;
    description: string;
    email: string;
    location: string;
    /** The profile's avatar. */
    profile: string;
    coverImage: string;
  };
  theme: { image: string };
  privacy: {
    displayprofilePhoto: Visibility;
    displayLastSeen: boolean;
    displayStatus: Visibility;
    readReceipts: boolean;
    displayGroups: Visibility;
    /** The contacts that "selected" means. */
    selectedContacts?: string[];
  };
  security: { securityNotification: boolean };
  status: Presence;
}

type Leaf<Section extends keyof Settings> = Extract<keyof Settings[Section], string>;

/** The closed list of settings, each with the type of its value: "status", "theme.image", "privacy.readReceipts"... */
export type SettingValues = {
  [Field in `basicDetails.${Leaf<"basicDetails">}`]: string;
} & {
  [Field in Leaf<"privacy"> as `privacy.${Field}`]-?: NonNullable<Settings["privacy"][Field]>;
} & {
  "theme.image": string;
  "security.securityNotification": boolean;
  status: Presence;
};

export type SettingField = keyof SettingValues;

export type SettingUpdate = { [Field in SettingField]: { field: Field; value: SettingValues[Field] } }[SettingField];

/** A person's settings. */
export const settingsContract = defineContract({
  /** The settings of the signed-in person. */
  getSettings: { method: "GET", path: "/user-settings", reply: type<Settings>() },
  /** Changes one field. 400 for an unknown field or value. */
  updateSettings: {
    method: "PUT",
    path: "/update-user-settings",
    body: type<SettingUpdate>(),
    reply: type<Settings>(),
  },
});
