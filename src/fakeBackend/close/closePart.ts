import type { Sample } from "../core/createCore";
import { CloseBook } from "./CloseBook";

export { closeRoutes as routes } from "./closeRoutes";

export function createData({ shelf }: Sample): () => CloseBook {
  const book = new CloseBook(shelf);
  return () => book;
}
