// Fails if a screen fetches more than its budget before it can be used (gzip -9, kB = 1024 bytes). A screen's weight is
// its own chunk, the entry, and all that they import. The entry holds the login and its Spanish.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const dist = path.resolve("dist");
const manifestIn = (file) => JSON.parse(readFileSync(path.join(dist, ".vite", file), "utf8"));
const page = manifestIn("manifest.json");
const worker = manifestIn("worker-manifest.json");

const entry = "index.html";
const login = [entry];
const frame = [keyOf(page, /^_frame-.+\.js$/), "src/shared/i18n/files/es.ts", "src/locales/es/shell.json"];

const hotelPart = keyOf(worker, /^assets\/hotel-/);
/** All other areas and the sample read the hotel's books, so that its part has come before theirs. */
const isWithoutHotel = (part) => part === hotelPart || part.includes("messagingPart");

/** The key of a file that holds many modules (scripts/chunks.ts). */
function keyOf(manifest, pattern) {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length !== 1) throw new Error(`${keys.length} files are named as ${pattern}.`);
  return keys[0];
}

/**
 * Kilobytes of a part. The hotel's has the rules of prices and people, which all parts need. Billing's writes reminders: it has the
 * sending of messages besides its own, and 25 since payments of accounts are voided.
 */
function mostOf(part) {
  if (isWithoutHotel(part)) return 35;
  return part.includes("billingPart") ? 25 : 21;
}

/** Kilobytes: the login's budget (a phone on a hotel's wireless network), and those of later parts. */
const budgets = [
  { what: "login", parts: login, js: 150, css: 25 },
  { what: "frame with axios, on top of the login", parts: frame, without: login, js: 73, css: 12 },
  ...Object.keys(page)
    .filter((key) => /^src\/features\/.+Page\.tsx$/.test(key) && !login.includes(key))
    .map((key) => ({ what: key, parts: [key], without: [...login, ...frame], js: 120, css: 12 })),
  ...backendBudgets(),
  ...Object.keys(page)
    .filter((key) => key.startsWith("src/locales/"))
    .map((key) => ({ what: key, parts: [key], js: 12, css: 0, isQuiet: true })),
];

/**
 * The fake backend in demo builds: the core with axios, and each area's part, which is fetched with its first call. What a
 * part fetches later comes after that part.
 */
function backendBudgets() {
  const core = "src/fakeBackend/worker/workerBackend.ts";
  const areaParts = Object.keys(worker).filter(
    (key) => /^src\/fakeBackend\/(?!worker\/).+\//.test(key) && worker[key].isDynamicEntry,
  );
  const fetching = (part) => areaParts.filter((key) => worker[key].dynamicImports?.includes(part));
  if (areaParts.length === 0) throw new Error("The fake backend has no parts.");
  return [
    { what: "fake backend's core", manifest: worker, parts: [core], js: 52, css: 0 },
    ...[hotelPart, ...areaParts].map((part) => ({
      what: part,
      manifest: worker,
      parts: [part],
      without: isWithoutHotel(part) ? [core] : [core, hotelPart, ...fetching(part)],
      js: mostOf(part),
      css: 0,
    })),
  ];
}

function closure(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (!manifest[key]) throw new Error(`${key} is not in the build: has it moved?`);
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

const gzipped = new Map();
function weigh(file) {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024);
  return gzipped.get(file);
}

function weightOf({ manifest = page, parts, without = [] }) {
  const before = closure(manifest, without);
  const keys = [...closure(manifest, parts)].filter((key) => !before.has(key));
  const sum = (files) => [...new Set(files)].reduce((total, file) => total + weigh(file), 0);
  return {
    js: sum(keys.map((key) => manifest[key].file).filter((file) => file.endsWith(".js"))),
    css: sum(keys.flatMap((key) => manifest[key].css ?? [])),
  };
}

let hasFailed = false;
for (const budget of budgets) {
  const { js, css } = weightOf(budget);
  const isOver = js > budget.js || css > budget.css;
  hasFailed ||= isOver;
  if (budget.isQuiet && !isOver) continue;
  console.log(
    `${isOver ? "OVER" : "ok  "} ${budget.what.padEnd(64)} js ${js.toFixed(1)}/${budget.js}  css ${css.toFixed(1)}/${budget.css} kB`,
  );
}
process.exit(hasFailed ? 1 : 0);
