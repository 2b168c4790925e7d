import { drawnPicture } from "@/shared/rooms/drawnPicture";

export const pictureKinds = ["image/png", "image/jpeg", "image/webp", "image/gif"];

export const isPictureKind = (kind: string) => pictureKinds.includes(kind);

/** Sides in px, from the largest on, in which a picture is tried until it fits. */
const SIDES = [1280, 960, 640];
const QUALITY = 0.8;

/**
 * A picture as a data address of at most so many letters, made smaller where it has more: a telephone's photograph has many
 * times as many. It is why not where it cannot be made to fit, or is no picture, whatever it is called.
 */
export async function readPicture(
  file: File,
  letters: number,
): Promise<{ address: string } | { wrong: "kind" | "size" }> {
  try {
    const bitmap = await createImageBitmap(file);
    const whole = await addressOf(file);
    const address =
      whole.length <= letters
        ? whole
        : SIDES.map((side) => drawnPicture(bitmap, side, QUALITY)).find((one) => one.length <= letters);
    bitmap.close();
    return address === undefined ? { wrong: "size" } : { address };
  } catch {
    return { wrong: "kind" };
  }
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
