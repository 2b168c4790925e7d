import type { StoredTicket } from "./PosBooks";

export const isSold = ({ state }: Pick<StoredTicket, "state">): boolean =>
  state === "paid" || state === "partlyReturned" || state === "returned";
