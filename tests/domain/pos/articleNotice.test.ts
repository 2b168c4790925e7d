import { expect, it } from "vitest";

import { isUndeclared, marginOf, noticeOf } from "@/domain/pos/articleNotice";
import { sampleArticles } from "@/fakeBackend/tillSample/sampleArticles";

const cola = sampleArticles.find(({ name }) => name === "Refresco de cola")!;
const article = { ...cola, id: "ART-000015", version: 1, state: "onSale" as const, history: [], minimum: 10 };
const toast = { ...article, allergens: { ...article.allergens, sesame: "undeclared" as const } };

it("tells the most urgent of an article, and nothing of one that is withdrawn", () => {
  expect([10, 9, 0, -1].map((inStock) => noticeOf(article, inStock))).toEqual(["", "below", "below", "negative"]);
  expect(noticeOf(toast, -1)).toBe("undeclared");
  expect(noticeOf({ ...toast, state: "withdrawn" }, -1)).toBe("");
  expect(isUndeclared({ ...toast, station: "none" })).toBe(false);
});

it("takes the margin from the price without VAT", () => {
  expect(marginOf({ price: 1_10, vat: "10", cost: 40 })).toEqual({ amount: 60, share: 0.6 });
  expect(marginOf({ price: 1_21, vat: "21", cost: 1_00 })).toEqual({ amount: 0, share: 0 });
  expect(marginOf({ price: 1_10, vat: "10", cost: null })).toBeUndefined();
});
