import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import type { Plugin as PostcssPlugin } from "postcss";
import postcssRtlcss from "postcss-rtlcss";
import { Mode } from "postcss-rtlcss/options";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { demoSignIn } from "./src/contract/demoSignIn.ts";
import { documentsPart, hotelPart, pageChunks, postingPart } from "./scripts/chunks.ts";
import { earlyLogin } from "./scripts/early-login.ts";
import { firstWave } from "./scripts/first-wave.ts";
import { icuCatalogues } from "./scripts/icu-catalogues.ts";
import { longestFirst } from "./scripts/longest-first.ts";
import { plainPreview } from "./scripts/plain-preview.ts";
import { usedHooks } from "./scripts/used-hooks.ts";
import { withoutFetch } from "./scripts/without-fetch.ts";
import { withoutOwnSentences } from "./scripts/without-own-sentences.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const nodeMajor = Number(process.versions.node.split(".")[0]);
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|redux|@reduxjs|react-redux|redux-saga|@redux-saga|immer|reselect)[\\/]/;
/** What every screen needs, including the login, in one file instead of thirty. */
const core = [
  /src\/app\/(?!areas|fetchAhead|show)/,
  /src\/contract\/(auth|demoSignIn|endpoint|sentences)\./,
  /src\/features\/(auth|shell)\/\w+Feature\./,
  /src\/features\/auth\/(auth|Auth|Login|submissions)/,
  /src\/shared\/((?!whenIdle)\w+\.ts|feature\/(feature|watch)|api\/(?!http\.|retryAfter\.)|format\/(formats|lists)|i18n\/(?!catalogueFiles|files\/|reasonOf|use(Format|Reason|WordsIn)\.)|layout|routing\/(?!use[A-Z]|paths|chatPathTo)|saga|session|notices\/noticesSlice)/,
  /src\/shared\/submission\/(createSubmission|FormManners|SubmissionForm)\./,
  /src\/shared\/ui\/(fields\/(Password|Text)Field|Alert|Brand|Loading|navigated|useDocumentTitle)\./,
];

/** For Arabic, with no added specificity: a mirrored rule of Bootstrap must not win over one of ours. */
const mirrored = {
  mode: Mode.override,
  ltrPrefix: ':where([dir="ltr"])',
  rtlPrefix: ':where([dir="rtl"])',
  bothPrefix: ':where([dir="ltr"], [dir="rtl"])',
};

/**
 * Bootstrap's rule for siblings of a floating legend makes the browser restyle all children of an element, and their
 * content, whenever one is added. src/styles/_base.scss replaces the rule.
 */
const withoutLegendSiblings: PostcssPlugin = {
  postcssPlugin: "without-legend-siblings",
  Once(root) {
    root.walkRules("legend + *", (rule) => void rule.remove());
  },
};

const isolatedTests = "tests/**/*.isolated.test.{ts,tsx}";
/** Every call from its screen in every failure: for `npm run faults` alone, as it takes minutes. */
const faultMatrix = "tests/faults/matrix/*.test.tsx";

/** Test files share the modules of their worker: loading them took most of the time. */
const together = { isolate: false };
const clock = "./tests/support/clock.ts";
const inBrowser = {
  environment: "jsdom",
  globalSetup: ["./tests/support/warmUp.ts"],
  setupFiles: [clock, "./tests/support/setup.ts"],
};

const withAllPages = { ...inBrowser, setupFiles: [...inBrowser.setupFiles, "./tests/support/allPages.ts"] };
const matrixProject = {
  extends: true as const,
  test: { ...together, ...withAllPages, name: "faults", include: [faultMatrix] },
};

export default defineConfig(({ mode }) => ({
  plugins: [
    icuCatalogues(),
    usedHooks(["useCombobox"]),
    withoutFetch(),
    withoutOwnSentences(),
    longestFirst(),
    plainPreview(),
    react(),
    ...pluginsOfPage(loadEnv(mode, at("."), "VITE_").VITE_API_URL),
  ],
  resolve: {
    alias: [
      { find: "@", replacement: at("./src") },
      // messages are parsed by icuCatalogues, before the browser sees them
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: at("./node_modules/@formatjs/icu-messageformat-parser/no-parser.js"),
      },
      { find: "compute-scroll-into-view", replacement: at("./src/shared/ui/fields/scrollWithin.ts") },
      // axios-mock-adapter is CommonJS and would bring axios' .cjs build along as a second copy (+18 kB gzip)
      { find: /^axios$/, replacement: at("./node_modules/axios/index.js") },
    ],
  },
  build: {
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // the frame has imported these itself, and listing them for each page would make it larger
      resolveDependencies: (_, deps, { hostId }) =>
        /\/frame-/.test(hostId) ? deps.filter((file) => !/\/(vendor|rolldown-runtime|core|frame)-/.test(file)) : deps,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: vendor },
            { name: "core", test: (id) => core.some((part) => part.test(id)) },
            ...pageChunks,
          ],
        },
      },
    },
  },
  worker: {
    format: "es", // so that the backend comes in parts there, too
    plugins: () => [workerManifest()],
    rolldownOptions: {
      output: {
        // the core and the worker in one file, also what only areas use
        codeSplitting: {
          groups: [
            {
              name: "workerBackend",
              test: /src\/(domain\/(text|chat)\/.+|contract\/messaging\/.+|fakeBackend\/(messaging\/(\w+\/)?(channels|storeFile|threadRules)|((core|worker)\/)?[^/]+))\.ts$/,
            },
            postingPart,
            hotelPart,
            documentsPart,
          ],
        },
      },
    },
  },
  css: {
    postcss: {
      plugins: [withoutLegendSiblings, postcssRtlcss(mirrored)],
    },
    preprocessorOptions: {
      scss: {
        // every stylesheet has the tokens; a partial, whose name begins with "_", asks for them itself
        additionalData: '@use "@/styles/tokens";\n',
        quietDeps: true,
        silenceDeprecations: ["import", "global-builtin", "color-functions", "if-function"],
      },
    },
  },
  test: {
    execArgv: [
      "--max-semi-space-size=64", // MB: pages are short-lived, and collecting them took a sixth of the time
      // Node 25 and later have a localStorage of their own, which hides that of jsdom
      ...(nodeMajor >= 25 ? ["--no-experimental-webstorage"] : []),
    ],
    restoreMocks: true,
    unstubGlobals: true,
    reporters: ["default", ["json", { outputFile: "reports/unit.json" }]],
    coverage: { provider: "v8", include: ["src/**/*.{ts,tsx}"], exclude: ["src/app/main.tsx"] },
    // three on two processors: a test of a page waits for a third of its time
    maxWorkers: 3,
    testTimeout: 20_000, // beside other programs a test is slow, not wrong
    expect: { poll: { timeout: 10_000 } },
    // `.ci/run` tries a failed test once more, and names it as unsteady if it passes then
    retry: process.env.RETRY ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          ...together,
          name: "unit",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: [isolatedTests],
          setupFiles: [clock],
        },
      },
      {
        extends: true,
        test: {
          ...together,
          ...withAllPages,
          name: "screen",
          include: ["tests/**/*.test.tsx"],
          exclude: [isolatedTests, faultMatrix],
        },
      },
      ...(process.env.FAULT_MATRIX ? [matrixProject] : []),
      // put another module in a module's place, for the whole worker
      { extends: true, test: { ...inBrowser, name: "isolated", include: [isolatedTests] } },
    ],
  },
}));

/** Tells the size check of what each file of the backend's worker consists, as Vite's own manifest does of the page's. */
function workerManifest(): Plugin {
  return {
    name: "conserje:worker-manifest",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const keys = new Map(
        chunks.map(({ fileName, facadeModuleId }) => [
          fileName,
          facadeModuleId ? relative(at("."), facadeModuleId).replaceAll("\\", "/") : fileName,
        ]),
      );
      const keyOf = (fileName: string) => keys.get(fileName) ?? fileName;
      const rows = chunks.map(({ fileName, isDynamicEntry, imports, dynamicImports }) => [
        keyOf(fileName),
        { file: fileName, isDynamicEntry, imports: imports.map(keyOf), dynamicImports: dynamicImports.map(keyOf) },
      ]);
      if (!rows.some(([key]) => key === "src/fakeBackend/worker/workerBackend.ts")) return; // of another worker
      const source = JSON.stringify(Object.fromEntries(rows), undefined, 2);
      this.emitFile({ type: "asset", fileName: ".vite/worker-manifest.json", source });
    },
  };
}

/** The demo's sign-in is prefilled. */
const pluginsOfPage = (apiUrl: string | undefined) => [
  earlyLogin(apiUrl ? { email: "", password: "" } : demoSignIn),
  firstWave(!apiUrl),
  contentSecurityPolicy(apiUrl),
];

/**
 * Writes the policy into the built page. Inline styles are allowed because libraries of tables and lists add
 * `<style>` elements; scripts come from our own origin only. Hosts add the headers of docs/headers.sample.txt.
 */
function contentSecurityPolicy(apiUrl: string | undefined): Plugin {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${originOf(apiUrl)}`,
    "font-src 'self'",
    `connect-src 'self'${originOf(apiUrl)}`,
    `media-src 'self' blob:${originOf(apiUrl)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
  ].join("; ");
  return {
    name: "conserje:content-security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page) => [
        {
          tag: "meta",
          attrs: {
            "http-equiv": "Content-Security-Policy",
            content: policy.replace("script-src", `script-src${inlineIn(page)}`),
          },
          injectTo: "head-prepend",
        },
      ],
    },
  };
}

/** The hashes of the scripts that stand in a page. */
const inlineIn = (page: string) =>
  [...page.matchAll(/<script>([^]+?)<\/script>/g)]
    .map(([, script]) => ` 'sha256-${createHash("sha256").update(script!).digest("base64")}'`)
    .join("");

/** A server elsewhere has to be named in the policy; one behind the page's own origin, as "/api", has not. */
const originOf = (apiUrl: string | undefined) => (apiUrl && URL.canParse(apiUrl) ? ` ${new URL(apiUrl).origin}` : "");
