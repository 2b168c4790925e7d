import { describe } from "vitest";

import { authContract } from "@/contract/auth";
import { profileContract } from "@/contract/messaging/profile";
import { settingsContract } from "@/contract/messaging/settings";

import { accountDrivers, profileDrivers, settingsDrivers } from "./drivers/accountDrivers";
import { holdFaults } from "./holdFaults";

const { updateProfile, changePassword } = authContract;

describe("profile", () => {
  holdFaults(profileContract, profileDrivers);
});
describe("settings", () => {
  holdFaults(settingsContract, settingsDrivers);
});
describe("account", () => {
  holdFaults({ updateProfile, changePassword }, accountDrivers);
});
