// Proves that what is for developers, the panel of faults and the page of the parts, is in no build: neither its code, nor
// its texts, nor its styles.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The source of each trace: a trace that is no longer there would prove nothing. */
const traces = {
  "fault-panel": "src/features/faults/FaultPanel.tsx",
  "fault-opener": "src/features/faults/faults.scss",
  faultsApplied: "src/features/faults/faultsSlice.ts",
  "Valen para todas las pestañas": "src/locales/es/faults.json",
  "parts-controls": "src/features/parts/PartsPage.tsx",
  "parts-part": "src/features/parts/parts.scss",
  partsGuest: "src/features/parts/samples.ts",
};

const complaints = Object.entries(traces)
  .filter(([trace, file]) => !readFileSync(file, "utf8").includes(trace))
  .map(([trace, file]) => `"${trace}" is not in ${file}: the check looks for something that is gone`);

const files = readdirSync("dist", { recursive: true })
  .map((file) => path.join("dist", String(file)))
  .filter((file) => /\.(js|css|html|json)$/.test(file));
for (const file of files) {
  const text = readFileSync(file, "utf8");
  for (const trace of Object.keys(traces)) if (text.includes(trace)) complaints.push(`${file} holds "${trace}"`);
}

if (complaints.length > 0) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
console.log(`ok   the build holds no trace of what is for developers (${files.length} files read)`);
