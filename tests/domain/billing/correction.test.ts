import { expect, it } from "vitest";

import { correctionOf, wrongParts } from "@/domain/billing/correction";

it("chooses kind and form of a corrective invoice by what is wrong", () => {
  expect(wrongParts.map((part) => [part, Object.values(correctionOf(part)).join(" ")])).toEqual([
    ["customer", "R4 S"],
    ["amount", "R1 I"],
    ["all", "R1 I"],
  ]);
});
