import { messageLimits } from "@/contract/messaging/conversations";
import type { MessageId } from "@/shared/i18n/catalogues";

/** Picture types for the file picker and the check. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** By file ending, because browsers disagree on the media types of office files. */
export const fileEndings = [".pdf", ".docx", ".xlsx", ".txt", ".csv", ".mp3", ".m4a", ".ogg", ".wav", ".webm"];

interface ChosenFile {
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
}

export const isPicture = ({ mime }: Pick<ChosenFile, "mime">) => pictureTypes.includes(mime);
export const isSound = ({ mime }: Pick<ChosenFile, "mime">) => mime.startsWith("audio/");

/** Why a file cannot be added to a message that has `others` files; undefined if it can. */
export function fileProblem(file: ChosenFile, others: number): MessageId | undefined {
  const isKnown = isPicture(file) || isSound(file) || fileEndings.some((end) => file.name.toLowerCase().endsWith(end));
  if (!isKnown) return "composer.file.unknownType";
  if (file.size === 0) return "composer.file.empty";
  if (file.size > messageLimits.fileBytes) return "composer.file.tooLarge";
  if (others >= messageLimits.files) return "composer.file.tooMany";
  return undefined;
}
