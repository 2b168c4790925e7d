import type { Sample } from "../core";
import type { Database } from "../database";
import { KeptMap } from "../KeptMap";
import { GuestRegistry } from "./GuestRegistry";

export { guestRoutes as routes } from "./guestRoutes";

export function createData({ shelf }: Sample, db: Database): () => GuestRegistry {
  const registry = new GuestRegistry(db.hotel, new KeptMap(shelf.table("guestsMadeBy")));
  return () => registry;
}
