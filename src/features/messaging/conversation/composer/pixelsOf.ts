/** The size of a picture in pixels; empty if it cannot be read. */
export async function pixelsOf(picture: Blob): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(picture);
    return { width, height };
  } catch {
    return {};
  }
}
