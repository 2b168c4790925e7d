import { describe, expect, it } from "vitest";

import { registerFaults } from "@/domain/desk/registerFaults";
import { hasControlLetter } from "@/domain/people/documents";

const today = "2026-04-14";
const codes = (...args: Parameters<typeof registerFaults>) =>
  registerFaults(...args).map(({ field, reason }) => [field, reason.code]);

describe("the control letter of a Spanish identity number", () => {
  it.each([
    ["dni", "12345678Z"],
    ["dni", "00000000T"],
    ["dni", "12.345.678-z"],
    ["nie", "X1234567L"],
    ["nie", "Y1234567X"],
    ["nie", "Z1234567R"],
  ] as const)("%s %s is right", (kind, number) => {
    expect(hasControlLetter(kind, number)).toBe(true);
  });

  it.each([
    ["dni", "12345678A"],
    ["dni", "1234567Z"],
    ["dni", "X1234567L"],
    ["nie", "X1234567A"],
    ["nie", "12345678Z"],
    ["nie", ""],
  ] as const)("%s %s is wrong", (kind, number) => {
    expect(hasControlLetter(kind, number)).toBe(false);
  });
});

describe("what cannot be in the register of travellers", () => {
  it("is a number with the wrong letter, and a birth that is still to come", () => {
    expect(codes({ documentType: "dni", document: "12345678A", birthDate: "2026-04-15" }, today)).toEqual([
      ["document", "DOCUMENT_LETTER"],
      ["birthDate", "BIRTH_DATE_INVALID"],
    ]);
  });

  it("is neither what is missing, nor the number of a passport, nor a birth today", () => {
    expect(codes({}, today)).toEqual([]);
    expect(codes({ documentType: "passport", document: "PA1", birthDate: today }, today)).toEqual([]);
    expect(codes({ documentType: "nie", document: " " }, today)).toEqual([]);
  });

  it.each(["1990-02-31", "31/02/1990", "1990-13-01", "ayer"])("is a birth on %s, which is no day", (birthDate) => {
    expect(codes({ birthDate }, today)).toEqual([["birthDate", "DATE_UNKNOWN"]]);
  });
});
