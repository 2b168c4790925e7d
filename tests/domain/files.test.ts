import { expect, it } from "vitest";

import { fileIconOf } from "@/domain/chat/fileIconOf";

it.each([
  ["image/webp", "image"],
  ["audio/ogg", "audio"],
  ["application/pdf", "pdf"],
  ["text/csv", "spreadsheet"],
  ["application/vnd.ms-excel", "spreadsheet"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "spreadsheet"],
  ["text/plain", "document"],
  ["application/msword", "document"],
  ["application/vnd.oasis.opendocument.text", "document"],
  ["application/zip", "file"],
  ["application/x-pdf-index", "file"],
  ["application/x-image/raw", "file"],
  ["", "file"],
  [undefined, "file"],
])("a file of the kind %j is drawn as %s", (mime, icon) => {
  expect(fileIconOf(mime)).toBe(icon);
});
