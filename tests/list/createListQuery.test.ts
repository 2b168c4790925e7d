import { describe, expect, it } from "vitest";

import { createListQuery } from "@/shared/list/createListQuery";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";

const { read, address, countSet, isFiltering, filterOf } = createListQuery({
  filters: [
    dateRange("from", "to"),
    someOf("states", { label: "list.situations", choices: ["open", "late"], wordsFor: () => "list.all" }),
  ],
  views: ["mine"],
  sortable: ["name"],
});

const queryOf = (said: string) => read(new URLSearchParams(said));
const firstPage = { page: 1, perPage: 10 };

describe("the query of an address", () => {
  it("has all that the address says", () => {
    const said =
      "text=ana&from=2026-11-22&to=2026-11-24&states=open%2Clate&view=mine&sort=name&order=desc&page=2&perPage=15";
    const query = queryOf(said);
    expect(query).toEqual({
      text: "ana",
      from: "2026-11-22",
      to: "2026-11-24",
      states: "open,late",
      view: "mine",
      sort: "name",
      order: "desc",
      page: 2,
      perPage: 15,
    });
    expect(address(query)).toBe(said);
  });

  it("leaves out what makes no sense", () => {
    const said = "page=-3&perPage=7&sort=__proto__&order=up&states=x,late&from=2026-02-30&to=soon&view=all&other=1";
    expect(queryOf(said)).toEqual({ ...firstPage, states: "late" });
    expect(queryOf("page=1.5&order=desc")).toEqual(firstPage);
  });

  it("sorts upwards where it does not say how, and puts choices in their own order", () => {
    expect(queryOf("sort=name&states=late,open")).toEqual({
      ...firstPage,
      sort: "name",
      order: "asc",
      states: "open,late",
    });
  });

  it("cuts a text that is too long for a search, and never half an emoji", () => {
    const textFor = (text: string) => read(new URLSearchParams({ text })).text;
    expect(textFor("a".repeat(101))).toBe("a".repeat(100));
    expect(textFor(`${"a".repeat(99)}👍`)).toBe("a".repeat(99));
    expect(textFor(`${"a".repeat(98)}👍`)).toBe(`${"a".repeat(98)}👍`);
  });
});

it("leaves out of the address what is so by default", () => {
  expect(address(firstPage)).toBe("");
  expect(address({ view: "mine", text: undefined })).toBe("view=mine");
});

describe("the filters of a query", () => {
  it("are counted, a range of days once; search and view are no filters", () => {
    expect(countSet(queryOf("text=ana&view=mine"))).toBe(0);
    expect(countSet(queryOf("from=2026-11-22&to=2026-11-24&states=open"))).toBe(2);
  });

  it.each([
    ["", false],
    ["page=2&sort=name&perPage=15", false],
    ["text=ana", true],
    ["view=mine", true],
    ["to=2026-11-24", true],
    ["states=open", true],
  ])("of “%s” keep rows off the list: %s", (said, isSo) => {
    expect(isFiltering(queryOf(said))).toBe(isSo);
  });

  it("are asked for without the page where all rows are wanted", () => {
    expect(filterOf(queryOf("text=ana&page=2"))).toEqual({ text: "ana" });
  });
});
