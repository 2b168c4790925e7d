import { onDemand } from "@/shared/ui/states/onDemand";

/** Few print it. */
export const PrintedShift = onDemand(async () => (await import("./PrintedShift")).PrintedShift, null);
