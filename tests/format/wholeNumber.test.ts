import { expect, it } from "vitest";

import { wholeNumber } from "@/shared/format/wholeNumber";

it.each([
  ["1200", 1200],
  ["−50", -50],
  ["٨٠", 80],
  ["۸۰", 80],
  ["8,5", Number.NaN],
])("takes %j for %d", (typed, number) => expect(wholeNumber(typed)).toBe(number));
