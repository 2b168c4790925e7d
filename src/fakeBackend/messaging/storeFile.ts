import { type FileUpload, messageLimits, type NewFile, type UploadedFile } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import type { KeptMap } from "../core/KeptMap";

type Files = KeptMap<Blob>;

const dataUrl = /^data:[^,]*;base64,/;

// without blob addresses the content stays in a data address
const canMakeAddress = () => typeof URL.createObjectURL === "function";

/** Stores a file outside the messages, and returns its address. */
export async function storeUpload({ name, mime, content }: FileUpload, files: Files): Promise<UploadedFile> {
  if (!(content instanceof Blob)) throw new ApiError(400, sentences.internalError);
  const blob = content.slice(0, content.size, mime);
  return stored(name, blob, canMakeAddress() ? "" : await dataAddressOf(blob), files);
}

/** Stores a picture that came inside a body. */
export function storeFile({ name, mime, content }: NewFile, files: Files): UploadedFile {
  const [start] = dataUrl.exec(content) ?? [];
  if (start === undefined) throw new ApiError(400, sentences.internalError);
  const letters = atob(content.slice(start.length));
  const blob = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type: mime });
  return stored(name, blob, content, files);
}

function stored(name: string, blob: Blob, dataAddress: string, files: Files): UploadedFile {
  const { size, type: mime } = blob;
  if (size > messageLimits.fileBytes) throw new ApiError(400, sentences.fileTooLarge);
  const downloadLink = canMakeAddress() ? URL.createObjectURL(blob) : dataAddress;
  if (canMakeAddress()) files.set(downloadLink, blob);
  return { name, downloadLink, desc: sizeText(size), size, mime };
}

async function dataAddressOf(blob: Blob): Promise<string> {
  let letters = "";
  for (const byte of new Uint8Array(await blob.arrayBuffer())) letters += String.fromCharCode(byte);
  return `data:${blob.type};base64,${btoa(letters)}`;
}

/** "0.8 KB"; for larger files "1.2 MB". */
const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
