import type { AttachedFile, MediaItem } from "@/contract/messaging/contacts";

import { fileIconOf } from "@/domain/chat/fileIconOf";
import { fileOf, pictureNames, picturePath, type SampleFileName } from "./sampleMedia";

/** The sample profile's 17 media items and 4 attached files (specification, section 9). */
export const profileMedia: MediaItem[] = pictureNames.map((name, index) => ({
  id: String(index + 1),
  url: picturePath(name),
}));

const fileNames: SampleFileName[] = ["handover", "occupancy", "weddingMenu", "evacuation"];

export const profileFiles: AttachedFile[] = fileNames.map((sample, index) => {
  const { name: fileName, size = 0, downloadLink: downloadUrl, mime } = fileOf(sample);
  return { id: String(index + 1), fileName, size, downloadUrl, icon: fileIconOf(mime) };
});
