/** Downloads a file of a text. */
export const saveFile = (name: string, text: string, type: string) => saveContent(name, new Blob([text], { type }));

/** Downloads a file. */
export function saveContent(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address)); // the browser handles the click after this turn
}
