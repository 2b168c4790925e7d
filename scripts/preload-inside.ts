import type { Plugin, Rolldown } from "vite";

/** What every page behind the sign-in needs. */
const inside =
  /\/src\/(app\/areas|features\/shell\/(AppLayout|shellState)|shared\/api\/http|fakeBackend\/worker\/connectFakeBackend)\.tsx?$/;

/** Starts the fake backend before the app's scripts have come. */
const earlyBackend = "src/fakeBackend/worker/startEarly.ts";

/**
 * Names in index.html the scripts that every page behind the sign-in needs, and the one that starts the backend of the
 * demo. With a session public/boot.js fetches them, so that they do not wait for the first script to ask for them.
 */
export const preloadInside = (isDemo: boolean): Plugin => ({
  name: "conserje:preload-inside",
  apply: "build",
  buildStart() {
    if (isDemo) this.emitFile({ type: "chunk", id: earlyBackend });
  },
  transformIndexHtml: {
    order: "post",
    handler: (page, { bundle = {} }) => {
      const files = [...filesOf(bundle, inside)].filter((file) => !page.includes(file)).map((file) => `/${file}`);
      const backend = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(earlyBackend));
      return [
        { tag: "meta", attrs: { name: "inside", content: files.join(" ") }, injectTo: "head" },
        ...(backend
          ? [{ tag: "meta", attrs: { name: "backend", content: `/${backend.fileName}` }, injectTo: "head" as const }]
          : []),
      ];
    },
  },
});

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === "chunk");

/** The files of these modules, and all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: RegExp): Set<string> {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== "chunk" || files.has(fileName)) return;
    files.add(fileName);
    file.imports.forEach(add);
  };
  for (const { fileName, moduleIds } of chunksOf(bundle)) if (moduleIds.some((id) => modules.test(id))) add(fileName);
  return files;
}
