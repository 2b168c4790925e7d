import { expect, it } from "vitest";

import { csvOf } from "@/shared/csv/csvOf";
import { readCsv, textOf } from "@/shared/csv/readCsv";

const isHeading = (cell: string) => ["Nombre", "Precio"].includes(cell);
const cellsOf = async (text: string) => (await readCsv(text, isHeading))?.map(({ cells }) => cells);

it.each([
  ["semicolons, though each line has a comma", "Nombre;Precio\nCafé, solo;1,50\nTé, verde;1,20\n"],
  ["commas", 'Nombre,Precio\r\n"Café, solo","1,50"\r\n"Té, verde","1,20"\r\n'],
  ["tabs", "Nombre\tPrecio\nCafé, solo\t1,50\nTé, verde\t1,20"],
])("reads a table with %s between its cells", async (_, text) => {
  expect(await cellsOf(text)).toEqual([
    ["Nombre", "Precio"],
    ["Café, solo", "1,50"],
    ["Té, verde", "1,20"],
  ]);
});

it("counts lines as a spreadsheet does, and leaves out those that are empty", async () => {
  const lines = await readCsv('Nombre;Precio\n\n"Café\nsolo";1\n;\nTé;2', isHeading);
  expect(lines?.map(({ place }) => place)).toEqual([1, 3, 5]);
  expect(lines?.[1]?.cells).toEqual(["Café\nsolo", "1"]);
});

it("cannot read a table whose quotes do not end", async () => {
  expect(await readCsv('Nombre;Precio\n"Café;1', isHeading)).toBeUndefined();
});

it.each(["=1+1", "'=1+1", "''@x", "'mano", "-5", "Té; verde", ' dice "no"'.trim(), "+34 600"])(
  "gives %s back as it was before the file was written",
  async (text) => {
    expect(
      await cellsOf(
        csvOf(
          [
            ["Nombre", "Precio"],
            [text, "1"],
          ],
          "es",
        ).slice(1),
      ),
    ).toContainEqual([text, "1"]);
  },
);

it.each([
  ["UTF-8", [0x54, 0xc3, 0xa9]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x54, 0xc3, 0xa9]],
  ["Windows-1252", [0x54, 0xe9]],
])("reads the letters of a file in %s", async (_, bytes) => {
  expect(await textOf(new Blob([new Uint8Array(bytes)]))).toBe("Té");
});
