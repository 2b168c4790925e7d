import { expect, it } from "vitest";

import { emailFault, emailKey, readEmail } from "@/domain/people/emails";

it.each([
  ["ana@hotel.es", "ana@hotel.es"],
  ["  Ana.Ruiz@HOTEL.ES ", "Ana.Ruiz@hotel.es"],
  ["info@müller.example", "info@müller.example"],
  ["josé.núñez@correo.example", "josé.núñez@correo.example"],
  ["用户@例子.测试", "用户@例子.测试"],
  ["почта@пример.рф", "почта@пример.рф"],
  ["ana\u200B@hotel.es\u00A0", "ana@hotel.es"],
  ["\u202Aana@hotel.es\u202C", "ana@hotel.es"],
  ["\u0000ana@hotel.es\u001B\uFFFE\uD83D", "ana@hotel.es"],
  ["ana＠hotel.es", "ana@hotel.es"],
  ["mailto:ana@hotel.es", "ana@hotel.es"],
  ["Ana Ruiz <ana@hotel.es>", "ana@hotel.es"],
  ["'ana@hotel.es',", "ana@hotel.es"],
  ["ana@hotel.es.", "ana@hotel.es"],
  ["ana+vuelo@mail.hotel.co.uk", "ana+vuelo@mail.hotel.co.uk"],
  ["o'brien@hotel.ie", "o'brien@hotel.ie"],
  ["de\u0301sire\u0301e@hotel.fr", "désirée@hotel.fr"],
])("an e-mail address typed as %j is stored as %j", (typed, stored) => {
  expect(emailFault(typed)).toBeUndefined();
  expect(readEmail(typed)).toBe(stored);
  expect(readEmail(stored)).toBe(stored);
  expect(emailKey(typed)).toBe(emailKey(stored));
});

it.each([
  ..."ana ana@ @hotel.es ana@hotel ana@hotel. ana@hotel..es ana@hotel.e ana@hotel.es;eva@hotel.es".split(" "),
  "ana ruiz@hotel.es",
  "ana\u0007ruiz@hotel.es",
  "ana@hotel.es, eva@hotel.es",
  `${"a".repeat(245)}@hotel.es`,
])("an e-mail address %j is refused", (typed) => expect(emailFault(typed)).toBe("EMAIL_INVALID"));

it("an e-mail address is the same in any case, and in the letters of the network", () => {
  expect(emailKey("ANA@Hotel.es")).toBe(emailKey("ana@hotel.ES"));
  expect(emailKey("info@xn--mller-kva.example")).toBe(emailKey("Info@MÜLLER.example"));
  expect(emailKey("ana@hotel.es")).not.toBe(emailKey("ana@hotel.com"));
  expect([emailKey(""), emailFault("")]).toEqual(["", undefined]);
});
