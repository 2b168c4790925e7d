import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite";

import { languages } from "../src/shared/i18n/languages.ts";
import type { Feature, FeaturePage } from "../src/shared/feature/feature.ts";

const boot = fileURLToPath(new URL("../src/app/boot.js", import.meta.url));

/** Modules that every page behind the sign-in needs. */
const inside =
  /\/src\/(app\/areas|features\/shell\/(AppLayout|shellState)|shared\/(api\/http|i18n\/catalogueFiles))\.tsx?$/;

/** Starts the fake backend before the app's scripts have come. */
const earlyBackend = "src/fakeBackend/worker/startEarly.ts";

/** Texts that are open on every page inside, besides those of its area. */
const framesTexts = ["common", "shell"];

/** Where the table of first files is in index.html. */
interface FirstWave {
  /** All names, by which the rest is numbers. */
  files: string[];
  inside: number[];
  /** Of each page: a pattern of its addresses, its files, and the catalogues that it opens. */
  pages: [pattern: string, files: number[], catalogues: string[]][];
  /** By language and catalogue. */
  texts: Record<string, Record<string, number>>;
  /** The script that starts the backend of the demo, and what it imports: first, since the backend has the most to do. */
  backend: number[];
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
    buildStart() {
      if (isDemo && config.command === "build") this.emitFile({ type: "chunk", id: earlyBackend });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (page, { bundle }) => {
        const table = bundle ? tableTag(await waveOf(bundle, config)) : "";
        const script = `<script>${readFileSync(boot, "utf8")}</script>`;
        return page.replace("<!-- boot -->", () => table + script);
      },
    },
  };
}

const tableTag = (wave: FirstWave) =>
  `<script type="application/json" id="first-wave">${JSON.stringify(wave)}</script>`;

async function waveOf(bundle: Rolldown.OutputBundle, config: ResolvedConfig): Promise<FirstWave> {
  const areas = await areasOf(config);
  const files: string[] = [];
  const isEarly = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith(earlyBackend) === true;
  const inHead = filesOf(bundle, (chunk) => chunk.isEntry && !isEarly(chunk));

  /** The places in the table of these files and all that they import, but for what the page names in its head. */
  const placesOf = (isWanted: (chunk: Rolldown.OutputChunk) => boolean) =>
    [...filesOf(bundle, isWanted)]
      .filter((name) => !inHead.has(name))
      .map((name) => {
        if (!files.includes(name)) files.push(name);
        return files.indexOf(name);
      });
  const placesWith = (isIn: (id: string) => boolean) => placesOf(({ moduleIds }) => moduleIds.some(isIn));

  const backend = placesOf(isEarly);
  const everywhere = placesWith((id) => inside.test(id));
  const pages = areas.flatMap(({ pages: declared, state, catalogues }) =>
    declared.map((page): FirstWave["pages"][number] => {
      const modules = new Set([...importedIn(page.page), ...importedIn(state)].map((path) => config.root + path));
      return [patternOf(page), placesWith((id) => modules.has(id)), catalogues];
    }),
  );
  const names = [...new Set([...framesTexts, ...areas.flatMap(({ catalogues }) => catalogues)])];
  const textsIn = (language: string) =>
    names.flatMap((name) =>
      placesWith((id) => id.endsWith(`/locales/${language}/${name}.json`)).map((at) => [name, at]),
    );
  const texts = Object.fromEntries(languages.map(({ code }) => [code, Object.fromEntries(textsIn(code))]));
  return { files, inside: everywhere, pages, texts, backend };
}

/** The areas as they declare themselves. */
async function areasOf({ root, resolve }: ResolvedConfig): Promise<Feature[]> {
  const { module } = await runnerImport<{ areas: Feature[] }>(`${root}/src/app/areas.ts`, {
    configFile: false,
    root,
    resolve: { alias: resolve.alias },
  });
  return module.areas;
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
