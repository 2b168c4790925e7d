import { expect, it } from "vitest";

import { holdsCardNumber } from "@/domain/account/cardNumber";

it.each([
  ["4111111111111111", true],
  ["4111 1111 1111 1111", true],
  ["4111-1111-1111-1111 04/27", true],
  ["VISA 4111 1111 1111 1111 04 27", true],
  ["378282246310005", true], // 15 digits
  ["6304000000000000000", true], // 19 digits
  ["٤١١١١١١١١١١١١١١١", true],
  ["４１１１１１１１１１１１１１１１", true],
  ["4111111111111112", false], // not by Luhn's rule
  ["1111", false],
  ["AUT 123456", false],
  ["411111111111", false], // 12 digits
  ["", false],
])("%j holds a card number: %s", (text, holds) => {
  expect(holdsCardNumber(text)).toBe(holds);
});
