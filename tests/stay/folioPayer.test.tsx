import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { companiesApi } from "../support/companyCalls";
import { dialogGone, openDialog, openFolio, stored, write } from "./folioPage";

const billTo = "Facturar a empresa";

describe("the payer of a window", () => {
  it("is found by the letters of its name, number or e-mail, with two presses", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, billTo);
    const search = dialog.getByRole("combobox", { name: "Empresa" });
    expect(search).toHaveFocus();
    for (const letters of ["B85905", "pagos@viajes"]) {
      await write(user, search, letters);
      expect(await dialog.findByRole("option", { name: /^Viajes Levante, S\.L\./ })).toBeVisible();
      await user.clear(search);
    }
    await user.type(search, "viajes lev");
    await user.click(await dialog.findByRole("option", { name: /^Viajes Levante, S\.L\./ }));
    expect(dialog.getByRole("group", { name: "Empresa" })).toHaveTextContent(
      "Viajes Levante, S.L.B85905495 · pagos@viajeslevante.example",
    );
    await user.click(dialog.getByRole("button", { name: billTo }));
    await dialogGone();
    expect((await stored(booking)).billing).toMatchObject({ companyId: "EM-000005", taxId: "B85905495" });
  });

  it("is made there where the list does not have it", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, billTo);
    await user.type(dialog.getByRole("combobox", { name: "Empresa" }), "Textil Roca");
    await user.click(await dialog.findByRole("option", { name: "Crear empresa «Textil Roca»" }));
    const fresh = dialog.getByRole("group", { name: "Empresa nueva" });
    expect(fresh).toBeVisible();
    await write(user, dialog.getByLabelText("NIF"), "B93401777");
    await user.click(dialog.getByRole("button", { name: billTo }));
    expect(await dialog.findByText(/NIF válido/)).toBeVisible();
    await write(user, dialog.getByLabelText("NIF"), "B93401776");
    await user.selectOptions(dialog.getByLabelText("Tipo"), "agency");
    await user.click(dialog.getByRole("button", { name: billTo }));
    await dialogGone();
    const { rows } = await companiesApi.listCompanies({ query: { text: "Textil Roca", page: 1, perPage: 8 } });
    expect(rows).toMatchObject([{ name: "Textil Roca", taxId: "B93401776", kind: "agency" }]);
    expect((await stored(booking)).billing).toMatchObject({ companyId: rows[0]!.id, name: "Textil Roca" });
  });

  it("may be no company of the list: then it is as it is typed", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, billTo);
    await write(user, dialog.getByLabelText("Empresa o agencia"), "Hermandad del Cristo");
    await user.click(dialog.getByRole("button", { name: billTo }));
    await dialogGone();
    const { billing } = await stored(booking);
    expect([billing?.companyId, billing?.name]).toEqual([undefined, "Hermandad del Cristo"]);
    expect(screen.getByRole("table", { name: /^Folio: Hermandad/ })).toBeVisible();
  });
});
