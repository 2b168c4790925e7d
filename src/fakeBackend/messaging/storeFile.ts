import { messageLimits, type NewFile, type UploadedFile } from "@/contract/messaging/conversations";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import type { KeptMap } from "../core/KeptMap";

const dataUrl = /^data:[^,]*;base64,/;

/** Stores a file outside the messages, and returns its address. */
export function storeFile({ name, mime, content }: NewFile, files: KeptMap<Blob>): UploadedFile {
  const [start] = dataUrl.exec(content) ?? [];
  if (start === undefined) throw new ApiError(400, sentences.internalError);
  const bytes = bytesOf(content.slice(start.length));
  if (bytes.length > messageLimits.fileBytes) throw new ApiError(400, sentences.fileTooLarge);
  // without blob addresses the content stays in a data address
  const canMakeAddress = typeof URL.createObjectURL === "function";
  const blob = new Blob([bytes], { type: mime });
  const downloadLink = canMakeAddress ? URL.createObjectURL(blob) : content;
  if (canMakeAddress) files.set(downloadLink, blob);
  return { name, downloadLink, desc: sizeText(bytes.length), size: bytes.length, mime };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/** "0.8 KB"; for larger files "1.2 MB". */
const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
