import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { KeptMap } from "../core/KeptMap";
import { GuestRegistry } from "./GuestRegistry";

export { guestRoutes as routes } from "./guestRoutes";

export function createData({ shelf }: Sample, db: Database): () => GuestRegistry {
  const registry = new GuestRegistry(db.hotel, new KeptMap(shelf.table("guestsMadeBy")));
  return () => registry;
}
