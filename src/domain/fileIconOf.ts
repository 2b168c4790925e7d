import type { FileIcon } from "@/contract/contacts";

const icons: [mime: RegExp, icon: FileIcon][] = [
  [/^image\//, "image"],
  [/^audio\//, "audio"],
  [/pdf$/, "pdf"],
  [/csv$|sheet|excel/, "spreadsheet"],
  [/^text\/|word|document/, "document"],
];

/** What kind of file a media type stands for. */
export const fileIconOf = (mime = ""): FileIcon => icons.find(([pattern]) => pattern.test(mime))?.[1] ?? "file";
