import { describe, expect, it } from "vitest";

import { departments } from "@/contract/messaging/contacts";
import { messageLimits } from "@/contract/messaging/conversations";
import { accountReasonTexts } from "@/contract/account/accountReasons";
import { payerReasonTexts } from "@/contract/account/payerReasons";
import { reasonTexts, situationTexts } from "@/contract/reservations/reservationReasons";
import { changedFields } from "@/contract/reservations/reservationHistory";
import { cancelReasons } from "@/contract/reservations/reservationLife";
import { sentences } from "@/contract/sentences";
import { presences, visibilities } from "@/contract/messaging/settings";

import openApi from "../../docs/openapi.json";

const { schemas } = openApi.components;

describe("values that a screen offers match the document for a server", () => {
  it.each([
    ["departments", departments, schemas.Department.enum],
    ["presences", presences, schemas.Presence.enum],
    ["visibilities", visibilities, schemas.Visibility.enum],
    ["reasons to cancel", cancelReasons, schemas.CancelReason.enum],
    ["changed fields", changedFields, [...schemas.WordedField.enum, "eta"]],
    [
      "codes of reasons",
      Object.keys({ ...reasonTexts, ...accountReasonTexts, ...payerReasonTexts }),
      schemas.ReasonCode.enum,
    ],
    ["situations", Object.keys(situationTexts), schemas.Situation.enum],
  ])("%s", (_, offered, documented) => {
    expect([...offered].toSorted()).toEqual([...documented].toSorted());
  });
});

/** Section 8 of the specification, and the replies of its section 7. */
const specified = [
  "Internal Server Error",
  "Invalid credentials",
  "Sorry! the data you are looking for could not be found",
  "Username and password are invalid. Please enter correct username and password",
  "Profile Updated Successfully",
  "Something wrong for edit profile",
  "Check you mail and reset your password.",
  "Some thing went wrong!",
  "Your id is not found",
  "The channel is not found",
  "The archive chat is not found",
  "Internal Error!",
  "User is Invited",
  "Bookmark is Deleted!",
  "Bookmark is Updated!",
  "Contacts Added!",
  "Channel Created!",
];

it.each(specified)("uses the specification's words: %s", (sentence) => {
  expect(Object.values(sentences)).toContain(sentence);
});

it.each([
  ["sentences", sentences],
  ["reasons", { ...reasonTexts, ...accountReasonTexts, ...payerReasonTexts }],
  ["situations", situationTexts],
])("has no empty text and none twice among its %s", (_, texts) => {
  const all = Object.values(texts);
  expect(all.filter((text) => text.trim() === "")).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it("takes files of up to 10 MB", () => {
  expect(messageLimits.fileBytes).toBe(10_485_760);
});
