/** The content as a `data:` URL in base 64, with the given media type. */
export const dataUrlOf = (content: Blob, mime: string) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const address = typeof reader.result === "string" ? reader.result : "";
      resolve(`data:${mime};base64,${address.slice(address.indexOf(",") + 1)}`);
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
    reader.readAsDataURL(content);
  });
