import { expect, it } from "vitest";

import type { DocumentType } from "@/contract/people/guest";
import { documentFault, documentKey, kindByForm, readDocument } from "@/domain/people/documents";

type Row = [country: string, type: DocumentType | "", typed: string, stored: string, kind: DocumentType | ""];

/** Documents of 20 countries and more, as people write them. */
const rows: Row[] = [
  ["ES", "dni", "01234567L", "01234567L", "dni"],
  ["ES", "dni", "1234567L", "01234567L", "dni"],
  ["ES", "dni", "1.234.567-L", "01234567L", "dni"],
  ["ES", "dni", "01234567 l", "01234567L", "dni"],
  ["ES", "dni", "０１２３４５６７Ｌ", "01234567L", "dni"],
  ["ES", "", "1234567l", "01234567L", "dni"],
  ["", "", "12.345.678–Z", "12345678Z", "dni"],
  ["ES", "dni", "\u200E12345678Z\u200B", "12345678Z", "dni"],
  ["ES", "dni", "123456S", "00123456S", "dni"],
  ["MA", "nie", "x-1234567-l", "X1234567L", "nie"],
  ["MA", "nie", "X01234567L", "X1234567L", "nie"],
  ["RO", "", "Y1234567X", "Y1234567X", "nie"],
  ["GB", "", "Z 1234567 R", "Z1234567R", "nie"],
  ["DE", "", "12345678Z", "12345678Z", ""],
  ["MT", "passport", "1234567L", "1234567L", "passport"],
  ["FR", "passport", "12 ab 34567", "12AB34567", "passport"],
  ["GB", "passport", "123 456 789", "123456789", "passport"],
  ["US", "passport", "a1234-5678", "A12345678", "passport"],
  ["DE", "other", "l01x00t47", "L01X00T47", "other"],
  ["IT", "other", "CA 12345 AA", "CA12345AA", "other"],
  ["PT", "other", "12345678 9 ZZ4", "123456789ZZ4", "other"],
  ["NL", "passport", "SPECI2014", "SPECI2014", "passport"],
  ["CL", "other", "12.345.678-5", "123456785", "other"],
  ["AR", "other", "DNI 30.123.456", "DNI30123456", "other"],
  ["BR", "passport", "FZ 123.456", "FZ123456", "passport"],
  ["CN", "passport", "Ｅ１２３４５６７８", "E12345678", "passport"],
  ["EG", "passport", "A٢٣٤٥٦٧٨٩", "A23456789", "passport"],
  ["IR", "passport", "k۱۲۳۴۵۶۷۸", "K12345678", "passport"],
  ["IN", "passport", "j\u00A0८३६९८५४", "J8369854", "passport"],
  ["RU", "passport", "75 № 1234567", "751234567", "passport"],
  ["BY", "passport", "МР 1234567", "МР1234567", "passport"],
  ["PL", "other", "zs 0000014", "ZS0000014", "other"],
  ["SE", "other", "811228-9874", "8112289874", "other"],
  ["TR", "passport", "u 12345678", "U12345678", "passport"],
  ["MX", "other", "GOMC 850101 HDFRRL09", "GOMC850101HDFRRL09", "other"],
];

it.each(rows)("a document of %s as %j %j is stored as %j", (country, documentType, document, stored, kind) => {
  expect(documentFault({ documentType, document, country })).toBeUndefined();
  expect(readDocument({ documentType, document, country })).toEqual({ documentType: kind, document: stored });
  const read = { documentType: kind, document: stored };
  expect(readDocument({ ...read, country })).toEqual(read);
  expect(documentKey(document)).toBe(documentKey(stored));
});

it("a document is the same however a DNI was typed, and stored before it was read", () => {
  const typed = ["1234567L", "1.234.567-L", "01234567 l", "01234567L", "０１２３４５６７Ｌ"];
  expect(new Set(typed.map(documentKey)).size).toBe(1);
  expect(documentKey("X-01234567-L")).toBe(documentKey("x1234567l"));
  expect(documentKey("12345678Z")).not.toBe(documentKey("12345678"));
});

it.each([
  ["dni", "01234567A", "", "DOCUMENT_LETTER"],
  ["dni", "1234567A", "ES", "DOCUMENT_LETTER"],
  ["", "01234567A", "ES", "DOCUMENT_LETTER"],
  ["", "01234567A", "", "DOCUMENT_LETTER"],
  ["", "X1234567A", "ES", "DOCUMENT_LETTER"],
  ["nie", "X1234567A", "MA", "DOCUMENT_LETTER"],
  ["dni", "01234567", "ES", "DOCUMENT_FORM"],
  ["dni", "X1234567L", "ES", "DOCUMENT_FORM"],
  ["nie", "12345678Z", "ES", "DOCUMENT_FORM"],
  ["dni", "ABC123456", "ES", "DOCUMENT_FORM"],
] as const)("a document as %j %j of %j is refused: %s", (documentType, document, country, code) => {
  expect(documentFault({ documentType, document, country })).toBe(code);
});

it("a document is not judged as Spanish where it is a passport, or of another country", () => {
  expect(documentFault({ documentType: "passport", document: "01234567A", country: "ES" })).toBeUndefined();
  expect(documentFault({ documentType: "", document: "01234567A", country: "SG" })).toBeUndefined();
  expect(documentFault({ documentType: "dni", document: " ", country: "ES" })).toBeUndefined();
});

it.each([
  ["12.345.678-z", "dni"],
  ["12345678A", "dni"], // its letter is judged as that of a DNI
  ["x1234567l", "nie"],
  ["AAB 123456", "passport"],
  ["123456789", "passport"],
  ["12345678", ""], // the letter is still to come
  ["X1234", ""],
  ["AAB", ""],
  ["", ""],
] as const)("the number %j shows the kind %j while it is typed", (typed, kind) => {
  expect(kindByForm(typed)).toBe(kind);
});
