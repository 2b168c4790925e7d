import type { Plugin } from "vite";

const stub = "\0no-fetch-adapter";

/**
 * axios without its adapter for `fetch`, which it takes only where there is no XMLHttpRequest: with streams and forms of its
 * own it is a tenth of the first page's scripts.
 */
export const withoutFetch = (): Plugin => ({
  name: "without-fetch-adapter",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "./fetch.js" && importer?.endsWith("/axios/lib/adapters/adapters.js") ? stub : undefined,
  load: (id) => (id === stub ? "export const getFetch = () => undefined;" : undefined),
});
