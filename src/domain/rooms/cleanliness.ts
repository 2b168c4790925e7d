import type { Cleanliness } from "@/contract/property";

/** A guest may be given the room. */
export const isReady = (cleanliness: Cleanliness): boolean => cleanliness === "clean" || cleanliness === "inspected";
