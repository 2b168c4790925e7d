import type { NewFile } from "@/contract/messaging/conversations";

/** The longer side of a picture that is sent, in pixels: enough to recognise a thing, and some 100 kB. */
const LONGEST = 1024;
const QUALITY = 0.7;

/** The picture of a file as a small JPEG; undefined where it is none that the browser can read. */
export async function reducedPicture(file: File): Promise<NewFile | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "white"; // what is transparent would be black
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const name = file.name.replace(/\.\w+$/, "");
    return { name: `${name}.jpg`, mime: "image/jpeg", content: canvas.toDataURL("image/jpeg", QUALITY) };
  } catch {
    return undefined;
  }
}
