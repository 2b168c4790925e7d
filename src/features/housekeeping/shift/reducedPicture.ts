import type { NewFile } from "@/contract/messaging/conversations";
import { drawnPicture } from "@/shared/rooms/drawnPicture";

/** The longer side of a picture that is sent, in pixels: enough to recognise a thing, and some 100 kB. */
const LONGEST = 1024;
const QUALITY = 0.7;

/** The picture of a file as a small JPEG; undefined where it is none that the browser can read. */
export async function reducedPicture(file: File): Promise<NewFile | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const content = drawnPicture(bitmap, LONGEST, QUALITY);
    bitmap.close();
    const name = file.name.replace(/\.\w+$/, "");
    return { name: `${name}.jpg`, mime: "image/jpeg", content };
  } catch {
    return undefined;
  }
}
