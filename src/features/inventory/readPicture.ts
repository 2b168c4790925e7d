export const pictureKinds = ["image/png", "image/jpeg", "image/webp", "image/gif"];

export const isPictureKind = (kind: string) => pictureKinds.includes(kind);

/** Sides in px, from the largest on, in which a picture is tried until it fits. */
const SIDES = [1280, 960, 640];
const QUALITY = 0.8;

/**
 * A picture as a data address of at most so many letters, made smaller where it has more: a telephone's photograph has many
 * times as many. Undefined where it cannot be made to fit, or is no picture.
 */
export async function readPicture(file: File, letters: number): Promise<string | undefined> {
  const whole = await addressOf(file);
  if (whole.length <= letters) return whole;
  try {
    const bitmap = await createImageBitmap(file);
    return SIDES.map((side) => drawn(bitmap, side)).find((address) => address.length <= letters);
  } catch {
    return undefined;
  }
}

function drawn(bitmap: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", QUALITY);
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
