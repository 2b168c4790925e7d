import { expect, it } from "vitest";

import { actOnCompany, addCompany, changeCompany } from "../../support/companyCalls";
import { openHotel } from "../../support/hotelBackend";
import { bookedAs, modified, taken, tell } from "./channelCalls";

const ultramar = () => addCompany({ name: "Ultramar", kind: "agency", taxId: "", partnerCode: "78-2 9999 1" });

it("gives a booking to the agency of its IATA number, however that is written", async () => {
  const { hotel } = openHotel({ reservations: 0 });
  const { id } = await ultramar();
  expect(taken(await tell({ agency: " 7829999-1 " }))).toBe("done");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ agencyId: id, channelId: "booking" }]);
  expect(taken(await tell(modified(2, { remarks: "Cuna" })))).toBe("done");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ agencyId: id }]);
});

it("books a code of no active agency, or of two, and leaves the agency to a person", async () => {
  const { hotel } = openHotel({ reservations: 0 });
  expect(taken(await tell({ agency: "78299991" }))).toBe("review AGENCY_UNKNOWN");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ agencyId: undefined }]);
  const { id } = await ultramar();
  expect(taken(await tell(modified(2, { agency: "78299991" })))).toBe("done");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ agencyId: id }]);
  const { id: closed } = await addCompany({ name: "Costa", taxId: "", kind: "agency", partnerCode: "C-1" });
  await actOnCompany(closed, "close", { why: "Impagos" });
  expect(taken(await tell({ externalId: "B-2", agency: "C1" }))).toBe("review AGENCY_UNKNOWN");
  const { id: twin } = await addCompany({ name: "Ultramar Viajes", taxId: "", partnerCode: "78299991" });
  expect(taken(await tell({ externalId: "B-3", agency: "78299991" }))).toBe("review AGENCY_UNKNOWN");
  await actOnCompany(twin, "merge", { into: id });
  expect(taken(await tell({ externalId: "B-4", agency: "78299991" }))).toBe("done");
});

it("leaves the agency as the hotel has chosen it, also where its code changes", async () => {
  const { hotel } = openHotel({ reservations: 0 });
  const [{ id }, chosen] = [await ultramar(), await addCompany({ name: "Costa", kind: "agency", taxId: "" })];
  await tell({ agency: "78299991" });
  const [booked] = bookedAs(hotel, "B-1");
  hotel.put({ ...booked!, agencyId: chosen.id });
  await changeCompany(id, { partnerCode: "X-1" });
  expect(taken(await tell(modified(2, { agency: "X1", remarks: "Cuna" })))).toBe("done");
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ agencyId: chosen.id, notes: { request: "Cuna" } }]);
});
