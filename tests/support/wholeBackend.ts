import * as areas from "@/fakeBackend/areas";

// tests read an area's data before its first call
await Promise.all(Object.values(areas).map((area) => area.fetch()));

export { startFakeBackend } from "@/fakeBackend";
