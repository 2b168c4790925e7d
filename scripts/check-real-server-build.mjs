// Builds for a real server (VITE_API_URL set) and proves that the build contains nothing of the demo: neither the fake
// backend, nor its library, its data, or the prefilled sign-in; and that the page's policy lets in what that server
// gives, and no code of it. tests/e2e/realServer.spec.ts opens the build.
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

const [, policy = ""] =
  /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(path.join(outDir, "index.html"), "utf8")) ?? [];
const rules = policy
  .replaceAll("&#39;", "'")
  .split("; ")
  .map((rule) => rule.split(" "));
const allowed = Object.fromEntries(rules.map(([kind, ...origins]) => [kind, origins]));
for (const kind of ["connect-src", "img-src", "media-src"])
  if (!allowed[kind]?.includes(server)) found.push(`the page's policy keeps out the server's ${kind}`);
for (const kind of ["default-src", "script-src", "style-src", "worker-src", "frame-src", "form-action"])
  if (!allowed[kind] || allowed[kind].includes(server)) found.push(`the page's policy lets in the server's ${kind}`);

if (found.length > 0) {
  console.error(found.join("\n"));
  process.exit(1);
}
console.log(
  `ok   a build for ${server} holds no trace of the fake backend (${files.length} files read), and its policy lets in calls, pictures and sounds`,
);
