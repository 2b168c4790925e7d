// Builds for a real server (VITE_API_URL set) and proves that the build contains nothing of the demo: neither the fake
// backend, nor its library, its data, or the prefilled sign-in. tests/e2e/realServer.spec.ts opens the build.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const outDir = path.resolve("reports/real-server-build");
const server = "http://localhost:4187";

process.env.VITE_API_URL = server;
await build({ logLevel: "warn", build: { outDir, emptyOutDir: true } });

const traces = [
  "Bahia-Serena-48",
  "admin@conserje.app",
  "Marina Solé",
  "Unknown call:",
  "resetHistory",
  "onNoMatch",
  "Agencia Levante",
];
const manifest = JSON.parse(readFileSync(path.join(outDir, ".vite", "manifest.json"), "utf8"));
const files = readdirSync(outDir, { recursive: true })
  .map((file) => path.join(outDir, String(file)))
  .filter((file) => /\.(js|html|css|json)$/.test(file));
const contents = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));

const found = contents.flatMap(({ file, text }) =>
  traces.filter((trace) => text.includes(trace)).map((trace) => `${path.relative(outDir, file)} holds "${trace}"`),
);
found.push(...Object.keys(manifest).filter((key) => key.startsWith("src/fakeBackend/")));
if (files.some((file) => file.endsWith("worker-manifest.json")))
  found.push("a worker, and there is none but the demo's");
if (!contents.some(({ text }) => text.includes(server))) found.push(`no file names the server ${server}`);

if (found.length > 0) {
  console.error(found.join("\n"));
  process.exit(1);
}
console.log(`ok   a build for ${server} holds no trace of the fake backend (${files.length} files read)`);
