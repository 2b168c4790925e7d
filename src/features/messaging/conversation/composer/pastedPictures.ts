import { isPicture } from "./fileProblem";

/** The pictures of a clipboard; none if it also has text, as for a table copied from Excel. */
export function pastedPictures(clipboard: Pick<DataTransfer, "files" | "getData">): File[] {
  if (clipboard.getData("text/plain").trim() !== "") return [];
  return [...clipboard.files].filter(({ type: mime }) => isPicture({ mime }));
}
