import { expect, it } from "vitest";

import { hasCheckDigit } from "@/domain/pos/articleCode";
import { sampleArticles } from "@/fakeBackend/tillSample/sampleArticles";

import { openHotel } from "../../support/hotelBackend";
import { tillApi } from "../../support/tillCalls";

it("sells 142 articles, each with codes of its own that can be scanned", () => {
  const codes = sampleArticles.flatMap(({ code, eans }) => [code, ...eans]);
  expect(sampleArticles).toHaveLength(142);
  expect(new Set(codes).size).toBe(codes.length);
  const eans = codes.filter((code) => code.startsWith("84"));
  expect(eans.length).toBeGreaterThan(40);
  expect(eans.filter((ean) => ean.length !== 13 || !hasCheckDigit(ean))).toEqual([]);
});

it("has a stock that follows from what came and was sold, below zero of two articles", async () => {
  openHotel({ reservations: 12, tickets: 2_500 });
  const articles = await tillApi.exportArticles({ query: {} });
  const moved = await tillApi.exportStockMovements({ query: {} });
  const noticed = (notice: string) => articles.filter((one) => one.notice === notice).length;
  expect(moved.length).toBeGreaterThan(55);
  expect(moved.length).toBeLessThan(75);
  expect(noticed("negative")).toBe(2);
  expect(noticed("undeclared")).toBe(3);
  expect(noticed("below")).toBeGreaterThan(2);
  expect(articles.flatMap(({ stock }) => Object.values(stock)).filter((pieces) => pieces < -CRATE)).toEqual([]);
});

/** Goods come by the crate. */
const CRATE = 6;
