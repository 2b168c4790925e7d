import { expect, it } from "vitest";

import { addressEnd } from "@/domain/chat/addressEnd";

const found = (text: string) => text.slice(0, addressEnd(text));

it.each([
  "»",
  "”",
  "“",
  "’",
  "›",
  '"',
  "…",
  "…»).",
  ")",
  ").",
  "!",
  "?»",
  "。",
  "，谢谢",
  "。谢谢",
  "،",
  "؟",
  "؛",
  "」",
  "）",
  ">",
  "...",
  "\u200f",
  "'",
])("leaves %j out of the address before it", (sign) =>
  expect(found(`https://hotel.es/menu${sign}`)).toBe("https://hotel.es/menu"),
);

it.each([
  "https://es.wikipedia.org/wiki/Hotel_(casa)",
  "https://hotel.es/a,b;c",
  "https://hotel.es/?q=[1]",
  "https://hotel.es/ni%C3%B1o",
  "https://hotel.es/niño-menú",
  "https://hotel.cn/菜单",
  "https://ar.hotel/قائمة",
  "https://hotel.es/a_b/",
  "https://hotel.es/#/menu?x=1&y=2",
])("keeps %s whole", (address) => expect(found(address)).toBe(address));

it("keeps a bracket that is opened in the address, and leaves out the one around it", () => {
  expect(found("https://es.wikipedia.org/wiki/Hotel_(casa))")).toBe("https://es.wikipedia.org/wiki/Hotel_(casa)");
});
