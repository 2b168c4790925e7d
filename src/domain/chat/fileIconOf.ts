import type { FileIcon } from "@/contract/messaging/contacts";

const icons: [mime: RegExp, icon: FileIcon][] = [
  [/^image\//, "image"],
  [/^audio\//, "audio"],
  [/pdf$/, "pdf"],
  [/csv$|sheet|excel/, "spreadsheet"],
  [/^text\/|word|document/, "document"],
];

/** The kind of file of a media type. */
export const fileIconOf = (mime = ""): FileIcon => icons.find(([pattern]) => pattern.test(mime))?.[1] ?? "file";
