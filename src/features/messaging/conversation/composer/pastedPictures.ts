import { isPicture } from "./fileProblem";

/** The pictures of a clipboard. Where it has text too, as a table copied from Excel has, the text is what was meant. */
export function pastedPictures(clipboard: Pick<DataTransfer, "files" | "getData">): File[] {
  if (clipboard.getData("text/plain").trim() !== "") return [];
  return [...clipboard.files].filter(({ type: mime }) => isPicture({ mime }));
}
