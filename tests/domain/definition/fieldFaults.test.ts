import { expect, it } from "vitest";

import { picture, text } from "@/contract/definition/fields";
import { lostThing } from "@/contract/rooms/lostThings";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { readValues } from "@/domain/definition/readValues";
import { lifeOf } from "@/domain/definition/lifeOf";

const fields = { name: text({ most: 5, isAsked: true }), remark: text({ most: 5 }), photo: picture({ most: 3 }) };
const right = { name: "Ana", remark: "" };
const photo = (mime: string, content: string) => ({ name: "a.png", mime, content });

it.each([
  ["all that is asked", right, []],
  ["letters as many as there is room for", { ...right, remark: "12345" }, []],
  ["spaces alone", { ...right, name: "  " }, ["name FIELD_MISSING"]],
  ["one letter too many", { ...right, remark: "123456" }, ["remark FIELD_TOO_LONG"]],
  ["a number in place of a text", { ...right, remark: 5 }, ["remark FIELD_UNKNOWN"]],
  ["no value at all", { name: "Ana" }, ["remark FIELD_UNKNOWN"]],
  ["a picture of three bytes", { ...right, photo: photo("image/png", "data:image/png;base64,AAAA") }, []],
  [
    "a picture of six bytes",
    { ...right, photo: photo("image/png", "data:image/png;base64,AAAAAAAA") },
    ["photo PICTURE_TOO_LARGE"],
  ],
  [
    "a page as a picture",
    { ...right, photo: photo("text/html", "data:text/html;base64,AAAA") },
    ["photo PICTURE_UNREADABLE"],
  ],
])("judges %s", (_, values, faults) => {
  expect(fieldFaults(fields, values).map(({ field, reason }) => `${field} ${reason.code}`)).toEqual(faults);
});

it.each([
  ["00:00", []],
  ["23:59", []],
  ["", ["FIELD_MISSING"]],
  ["24:00", ["FIELD_TIME"]],
  ["9:30", ["FIELD_TIME"]],
])("judges the time of day %s", (from, codes) => {
  const time = { from: text({ most: 5, isAsked: true, format: "time" }) };
  expect(fieldFaults(time, { from }).map(({ reason }) => reason.code)).toEqual(codes);
});

it("reads the values of its fields alone, without the spaces around them", () => {
  const sent = { name: " Ana ", remark: "", version: 3 };
  expect(readValues(fields, sent)).toEqual({ name: "Ana", remark: "" });
});

it("lets an act be done from its states alone", () => {
  const life = lifeOf(lostThing);
  expect(
    life
      .permissionsOf({ state: "kept" })
      .filter(({ isAllowed }) => isAllowed)
      .map(({ action }) => action),
  ).toEqual(["giveBack", "send", "dispose"]);
  expect(life.reasonsAgainst("send", { state: "returned" }).map(({ code }) => code)).toEqual(["ACT_NOT_NOW"]);
  expect(life.stateAfter("keepAgain", "sent")).toBe("kept");
});
