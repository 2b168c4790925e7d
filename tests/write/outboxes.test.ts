import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

/** The names of the outboxes in the code: one `createWrite` each, and those of the records and the messages. */
function namesInCode(): string[] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const sources = files.map((file) => readFileSync(`src/${file}`, "utf8"));
  const made = sources.flatMap((source) => [...source.matchAll(/createWrite<[^;]*?>\(\)\("(\w+)"/g)]);
  const declared = sources.flatMap((source) => /outboxes: \[(.*?)\]/s.exec(source)?.[1]?.match(/\w+/g) ?? []);
  return [...new Set([...made.map(([, name]) => name!), ...declared, "messages"])].toSorted();
}

it("has each outbox in the table of the documents", () => {
  const text = readFileSync("docs/architecture.md", "utf8");
  const table = text.slice(text.indexOf("| Outbox "));
  const rows = [...table.slice(0, table.indexOf("\n\n")).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(rows.toSorted()).toEqual(namesInCode());
});
