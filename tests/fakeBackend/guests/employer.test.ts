import { expect, it } from "vitest";

import { actOnCompany, addCompany, changeCompany } from "../../support/companyCalls";
import { dataIn, guestRefusalOf, guestsApi, openGuests, writeDown } from "../../support/guestCalls";

const profileOf = (id: string) => guestsApi.getGuest({ params: { id } });

async function save(id: string, changes: object) {
  const guest = await profileOf(id);
  const draft = { ...dataIn(guest), companyId: guest.companyId, ...changes };
  return guestsApi.updateGuest({ params: { id }, body: { version: guest.version, draft } });
}

it("links the employer of a guest to its record, and takes its name from there", async () => {
  openGuests();
  const { id: companyId } = await addCompany({ name: "Textil Roca" });
  const { id } = await writeDown({ company: "TEXTIL ROCA, SL" });
  expect(await profileOf(id)).toMatchObject({ company: "TEXTIL ROCA, SL" });
  expect((await profileOf(id)).companyId).toBeUndefined();
  const linked = await save(id, { companyId });
  expect(linked).toMatchObject({ company: "Textil Roca", companyId });
  expect(linked.history[0]!.changes.map(({ field }) => field)).toEqual(["company", "companyId"]);
  await changeCompany(companyId, { name: "Textil Roca e Hijos" });
  expect((await profileOf(id)).company).toBe("Textil Roca e Hijos");
  const unlinked = await save(id, { companyId: undefined });
  expect([unlinked.company, unlinked.companyId]).toEqual(["Textil Roca e Hijos", undefined]);
});

it("keeps the employer through a merge of either, and refuses one that is gone", async () => {
  openGuests();
  const [kept, merged, gone] = [
    await addCompany({ name: "Roca", taxId: "" }),
    await addCompany({ name: "Roca Viajes", taxId: "" }),
    await addCompany({ name: "Otra", taxId: "" }),
  ];
  const one = await writeDown({ company: "Roca Viajes", companyId: merged.id, document: "", email: "a@x.es" });
  const other = await writeDown({ company: "", document: "", email: "a@x.es" });
  await actOnCompany(merged.id, "merge", { into: kept.id });
  expect(await profileOf(one.id)).toMatchObject({ company: "Roca", companyId: kept.id });
  const body = { otherId: one.id, version: other.version, otherVersion: one.version, chosen: {} };
  const joined = await guestsApi.mergeGuests({ params: { id: other.id }, body });
  expect(joined).toMatchObject({ company: "Roca", companyId: kept.id });
  await actOnCompany(gone.id, "delete");
  const refused = await guestRefusalOf(save(other.id, { companyId: gone.id }));
  expect(refused).toMatchObject({ status: 422, fields: { companyId: "Ya no existe: alguien la ha eliminado." } });
});
