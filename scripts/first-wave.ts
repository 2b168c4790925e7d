import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite";

import { languages } from "../src/shared/i18n/languages.ts";
import type * as backendAreas from "../src/fakeBackend/areas.ts";
import type * as firstCalls from "../src/fakeBackend/firstCalls.ts";
import type { Feature, FeaturePage } from "../src/shared/feature/feature.ts";

const boot = fileURLToPath(new URL("../src/app/boot.js", import.meta.url));

/** Modules that every page behind the sign-in needs. */
const inside =
  /\/src\/(app\/areas|features\/shell\/(AppLayout|shellState)|shared\/(api\/http|i18n\/catalogueFiles))\.tsx?$/;

/** Starts the fake backend before the app's scripts have come: `startsEarly.startEarly` in the page. */
const earlyBackend = "src/fakeBackend/worker/startEarly.ts";

/** Texts that are open on every page inside, besides those of its area. */
const framesTexts = ["common", "shell"];

/** The list of a language's files, by which they are found. It is told with them. */
const LIST = "files";

/** The script of the worker in which it runs. */
const worker = "src/fakeBackend/worker/workerBackend.ts";

/** Where the table of first files is in index.html. */
interface FirstWave {
  /** All names, by which the rest is numbers. */
  files: string[];
  inside: number[];
  /** Of each page: a pattern of its addresses, its files, the catalogues that it opens, and files of the backend. */
  pages: [pattern: string, files: number[], catalogues: string[], backend: number[]][];
  /** By language and catalogue. */
  texts: Record<string, Record<string, number>>;
  /** The script of the demo's backend, which starts before all else, since it has the most to do. */
  backend?: string;
}

/**
 * Puts src/app/boot.js into index.html, with a table of the files that each address of the app needs, so that they all
 * come in one wave, right after index.html, whatever imports them.
 */
export function firstWave(isDemo: boolean): Plugin {
  let config: ResolvedConfig;
  return {
    name: "conserje:first-wave",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      handler: async (page, { bundle }) => {
        const table = bundle ? tableTag(await waveOf(bundle, config)) : "";
        const early = bundle && isDemo ? await scriptOf(earlyBackend, config) : "";
        const script = `<script>${early}${readFileSync(boot, "utf8")}</script>`;
        return page.replace("<!-- boot -->", () => table + script);
      },
    },
  };
}

const tableTag = (wave: FirstWave) =>
  `<script type="application/json" id="first-wave">${JSON.stringify(wave)}</script>`;

async function waveOf(bundle: Rolldown.OutputBundle, config: ResolvedConfig): Promise<FirstWave> {
  const { areas } = await imported<{ areas: Feature[] }>("src/app/areas.ts", config);
  const partsAt = await backendPartsIn(bundle, config);
  const files: string[] = [];
  const inHead = filesOf(bundle, (chunk) => chunk.isEntry);

  const placeOf = (name: string) => {
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  /** The places in the table of these files and all that they import, but for what the page names in its head. */
  const placesOf = (isWanted: (chunk: Rolldown.OutputChunk) => boolean) =>
    [...filesOf(bundle, isWanted)].filter((name) => !inHead.has(name)).map(placeOf);
  const placesWith = (isIn: (id: string) => boolean) => placesOf(({ moduleIds }) => moduleIds.some(isIn));

  const backend = Object.keys(bundle).find((name) => /\/workerBackend-[^/]+\.js$/.test(name));
  const everywhere = placesWith((id) => inside.test(id));
  const pages = areas.flatMap(({ pages: declared, state, catalogues }) =>
    declared.map((page): FirstWave["pages"][number] => {
      const modules = new Set([...importedIn(page.page), ...importedIn(state)].map((path) => config.root + path));
      return [patternOf(page), placesWith((id) => modules.has(id)), catalogues, partsAt(page.path).map(placeOf)];
    }),
  );
  const names = [...new Set([LIST, ...framesTexts, ...areas.flatMap(({ catalogues }) => catalogues)])];
  const fileOf = (language: string, name: string) =>
    name === LIST ? `/i18n/files/${language}.ts` : `/locales/${language}/${name}.json`;
  const textsIn = (language: string) =>
    names.flatMap((name) => placesWith((id) => id.endsWith(fileOf(language, name))).map((at) => [name, at]));
  const texts = Object.fromEntries(languages.map(({ code }) => [code, Object.fromEntries(textsIn(code))]));
  return { files, inside: everywhere, pages, texts, backend };
}

/** A module with all that it imports, as a script that puts its exports into `startsEarly`. */
async function scriptOf(entry: string, { root, resolve }: ResolvedConfig): Promise<string> {
  const lib = { entry: `${root}/${entry}`, name: "startsEarly", formats: ["iife" as const] };
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "silent",
    resolve: { alias: resolve.alias },
    build: { lib, write: false, target: "es2022" },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** By a page's path: the files in which the backend's worker has the handlers of its first calls; none without a worker. */
async function backendPartsIn(
  bundle: Rolldown.OutputBundle,
  config: ResolvedConfig,
): Promise<(path: string) => string[]> {
  const manifest = bundle[".vite/worker-manifest.json"];
  if (manifest?.type !== "asset") return () => [];
  const chunks = JSON.parse(String(manifest.source)) as Record<string, { file: string; imports: string[] }>;
  const areas = Object.values(await imported<typeof backendAreas>("src/fakeBackend/areas.ts", config));
  const { firstCallsAt } = await imported<typeof firstCalls>("src/fakeBackend/firstCalls.ts", config);
  return (path) => {
    const wanted = new Set<string>();
    const add = (key: string) => {
      const chunk = chunks[key]; // none of its own: it is part of what another imports
      if (!chunk || wanted.has(chunk.file)) return;
      wanted.add(chunk.file);
      chunk.imports.forEach(add);
    };
    for (const call of firstCallsAt(path)) {
      const area = areas.find(({ routes }) => routes.some((route) => route.matches(call)));
      for (const module of area?.imports.flatMap(importedIn) ?? []) add(module.slice(1));
    }
    wanted.delete(chunks[worker]!.file); // the page starts it
    return [...wanted];
  };
}

/** A module of the app, as the build itself can run it. */
async function imported<Exports>(path: string, { root, resolve }: ResolvedConfig): Promise<Exports> {
  const { module } = await runnerImport<Exports>(`${root}/${path}`, {
    configFile: false,
    root,
    resolve: { alias: resolve.alias },
  });
  return module;
}

/** Paths of the modules that a declaration imports on demand: as the compiler has written them into it. */
const importedIn = (declared: (() => unknown) | undefined) =>
  [...String(declared).matchAll(/import\w*\("([^"]+)"\)/g)].map(([, path]) => path!);

/** A page's addresses: a parameter stands for any text, an optional one for none, too. */
const patternOf = ({ path }: FeaturePage) =>
  `^${path.replaceAll(/\/:\w+\?/g, "(/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}/?$`;

/** The wanted files with all that they import, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, isWanted: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || files.has(name)) return;
    files.add(name);
    file.imports.forEach(add);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
  };
  for (const file of Object.values(bundle)) if (file.type === "chunk" && isWanted(file)) add(file.fileName);
  return files;
}
