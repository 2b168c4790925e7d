import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { entrance } from "@/shared/routing/entrance";
import { insidePath } from "@/shared/routing/insidePath";
import { newReservationPath, paths } from "@/shared/routing/paths";

/** Shapes that published open-redirect lists use to get past a check of the first letters. */
const elsewhere = [
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/app/..//evil.example",
  "/app/../../evil.example",
  "/app/dashboards/../../auth-login",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "https:evil.example",
  "http:/evil.example",
  "/app/dashboards\u0000",
  " /app/dashboards",
  "@evil.example",
  "/@evil.example",
  "/app@evil.example",
  "data:text/html,x",
  "",
  "garbage",
  "%%%",
  "/",
  "/app",
  "/auth-login",
];

describe("insidePath", () => {
  it.each(elsewhere)("does not accept %j", (path) => {
    expect(insidePath(path)).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, ["/app/dashboards"]])("does not take %j for a path", (value) => {
    expect(insidePath(value)).toBeUndefined();
  });

  it.each([entrance.home, ...Object.values(paths).filter((path) => !path.includes(":")), newReservationPath])(
    "leads to %s",
    (path) => {
      expect(insidePath(path)).toBe(path);
    },
  );

  it("stays inside the app for every text", () => {
    const starts = fc.constantFrom(
      "",
      "/app/",
      "/app/dashboards",
      "/app/booking/list",
      "//",
      "/\\",
      "https:",
      "/app/../",
    );
    fc.assert(
      fc.property(starts, fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.webPath()), (start, rest) => {
        const path = insidePath(start + rest);
        if (path === undefined) return;
        const { origin, pathname } = new URL(path, "https://hotel.example");
        expect(origin).toBe("https://hotel.example");
        expect(pathname).toMatch(/^\/app\//);
      }),
      { seed: 48, numRuns: 2000 },
    );
  });

  it("keeps the query and the fragment", () => {
    expect(insidePath("/app/booking/list?from=2026-03-01#row")).toBe("/app/booking/list?from=2026-03-01#row");
  });
});
