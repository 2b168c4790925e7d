import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";

import * as files from "@/shared/csv/saveFile";

import { coffee, openArticles, openServer } from "./articles";

const draft = { ...coffee, codes: [...coffee.codes], modifiers: [...coffee.modifiers] };
const heads = "wares.name;Code;price;wares.allergens · wares.allergens.milk;wares.prices.terrace;isWeighed;Otra";
const lines = [
  "Café solo;=C1;1.5;wares.allergens.contains;1,80;No;",
  "Té;T1;1,20;;;sí;",
  ";T2;1,20;;;;",
  "Agua;T3;mucho;rojo;;;",
  "Otro té;t1;1;;;;",
];

beforeAll(() => import("react-data-table-component"));

async function openImport() {
  const saved = vi.spyOn(files, "saveFile").mockReturnValue(undefined);
  const page = await openArticles("/articles");
  await page.user.click(await screen.findByRole("button", { name: "Importar CSV" }));
  const drawer = await page.drawer("Importar CSV");
  const upload = async (text: BlobPart) =>
    userEvent.upload(await drawer.findByLabelText("Elegir archivo"), new File([text], "a.csv", { type: "text/csv" }));
  const rows = async () => {
    const [, ...body] = within(await drawer.findByRole("table")).getAllByRole("row");
    return body.map((row) => row.textContent.replaceAll("\u00A0", " "));
  };
  return { ...page, drawer, upload, rows, saved };
}

it("shows what becomes of each line of a file, and what is wrong with it", async () => {
  const { upload, rows, drawer } = await openImport();
  await upload([heads, ...lines].join("\n"));
  expect(await drawer.findByText("Estas columnas no se importan: Otra.")).toBeInTheDocument();
  expect(await rows()).toEqual([
    "4Con erroreswares.name: Falta este dato.",
    "5AguaCon erroreswares.price: Escriba un importe de 0,01 a 900.wares.allergens · wares.allergens.milk: Este valor no es posible aquí.",
    "6Otro téCon erroreswares.code: Otro registro ya tiene este valor.",
    "2Café soloSin cambios",
    "3TéNuevo",
  ]);
});

it("imports the right lines, changes records by their key, and saves the wrong ones to mend", async () => {
  const { user, book, drawer, upload, rows, saved } = await openImport();
  await upload([heads, lines[0]!.replace("1,80", "2"), ...lines.slice(1)].join("\n"));
  expect(await rows()).toContain("2Café soloCambiawares.prices · wares.prices.terrace 1,80 € →pasa a ser 2,00 €");
  await user.click(drawer.getByRole("button", { name: "Guardar las líneas con errores" }));
  expect(saved.mock.lastCall?.[1].split("\r\n")[1]).toBe(";T2;1,20;;;;;wares.name: Falta este dato.");
  await user.click(drawer.getByRole("button", { name: "Importar wares.count" }));
  expect(await drawer.findByText("Importado: wares.count.")).toBeInTheDocument();
  expect(await rows()).toContain("3TéNuevo");
  expect(await screen.findByRole("link", { name: "Té", hidden: true })).toBeInTheDocument();
  expect(book.get("AR-000001")).toMatchObject({ prices: { terrace: 2_00, room: null }, cost: null, version: 2 });
  expect(book.get("AR-000002")).toMatchObject({ name: "Té", allergens: { milk: "unknown" }, isWeighed: true });
  expect(book.all()).toHaveLength(2);
});

it("reads the list's own file as no change", async () => {
  const { user, upload, rows, saved } = await openImport();
  await user.click(screen.getByLabelText("Exportar CSV"));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  await upload(saved.mock.lastCall![1]);
  expect(await rows()).toEqual(["2Café soloSin cambios"]);
});

it("says why a file cannot be read", async () => {
  const { upload, drawer } = await openImport();
  await upload("Uno;Dos\n1;2");
  expect(await drawer.findByRole("alert")).toHaveTextContent(/^Ninguna columna/);
  await upload('price;name\n"1;2');
  expect(await drawer.findByText("Este archivo no se puede leer como tabla.")).toBeInTheDocument();
});

it("makes nothing twice, and tells each row that is refused", async () => {
  const { calls, book } = openServer();
  const rows = [
    { version: 0, draft: { ...draft, code: "N", codes: [] } },
    { version: 0, draft: { ...draft, codes: [] } },
    { id: "AR-000001", version: 0, draft: { ...draft, name: "Otro" } },
    { id: "AR-000001", version: 1, draft: { ...draft, price: 2_00 } },
    { id: "AR-000099", version: 1, draft },
  ];
  const told = async () => {
    const outcomes = await calls.importRows({ body: { clientId: "import", rows } });
    return outcomes.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)].join(" "));
  };
  const expected = ["created", "refused FIELD_TAKEN", "refused RECORD_STALE", "changed", "refused"];
  expect(await told()).toEqual(expected);
  expect(await told()).toEqual(expected);
  expect(book.all()).toHaveLength(2);
});
