import * as areas from "@/fakeBackend/areas";

// tests look into an area's data before they have called it
await Promise.all(Object.values(areas).map((area) => area.fetch()));

export { startFakeBackend } from "@/fakeBackend";
