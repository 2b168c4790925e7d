import { expect, it } from "vitest";

import { company } from "@/contract/companies/companies";
import { importedLines } from "@/shared/definition/importedLines";
import type { ListWords } from "@/shared/list/listColumn";

import { companyDraft } from "../support/companyCalls";

const words = { text: (id: string) => id } as unknown as Pick<ListWords, "text">;

it("reads companies without a number as those that are known by their names", () => {
  const known = ["EM-000001", "EM-000002", "EM-000003"].map((id, place) => ({
    ...companyDraft({ kind: "agency", name: place < 2 ? "Peña Núñez" : "Sol", taxId: "" }),
    id,
    version: 1,
  }));
  const numbered = { ...companyDraft({ kind: "agency", name: "Luna" }), id: "EM-000004", version: 1 };
  const file = [
    ["companies.name", "companies.taxId", "companies.phone", "companies.country", "companies.kind"],
    ["Peña Núñez", "", "", "ES", "agency"],
    ["Peña Núñez", "", "", "ES", "agency"],
    ["Peña Núñez", "", "", "ES", "agency"],
    ["Sol", "", "961 23 45 67", "ES", "agency"],
    ["Luna", "", "", "ES", "agency"],
    ["Otro nombre", "B93401776", "", "ES", "agency"],
  ];
  const lines = file.map((cells, place) => ({ place: place + 1, cells }));
  const read = importedLines(company, lines, [...known, numbered], words);
  expect(read.map(({ outcome, id }) => [outcome, id].join(" ").trim())).toEqual([
    "unchanged EM-000001",
    "unchanged EM-000002",
    "created",
    "changed EM-000003",
    "created",
    "changed EM-000004",
  ]);
});
