import type { Plugin, Rolldown } from "vite";

/** What every page behind the sign-in needs. */
const inside = /\/src\/(app\/areas|features\/shell\/(AppLayout|shellState))\.tsx?$/;

/**
 * Names in index.html the scripts that every page behind the sign-in needs. With a session public/boot.js preloads them,
 * so that they do not wait for the first script to ask for them.
 */
export const preloadInside = (): Plugin => ({
  name: "conserje:preload-inside",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (page, { bundle = {} }) => {
      const files = [...filesOf(bundle)].filter((file) => !page.includes(file)).map((file) => `/${file}`);
      return [{ tag: "meta", attrs: { name: "inside", content: files.join(" ") }, injectTo: "head" }];
    },
  },
});

function filesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== "chunk" || files.has(fileName)) return;
    files.add(fileName);
    file.imports.forEach(add);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => inside.test(id))) add(fileName);
  return files;
}
