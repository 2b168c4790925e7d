import type { Plugin } from "vite";

const downshift = /node_modules\/downshift\/dist\/downshift\.esm\.mjs/;
/** A hook is kept for this write alone, also where nothing calls it. */
const writeOn = /^(_?use\w+)\.stateChangeTypes = .+;$/gm;

/** Leaves the hooks of downshift that we don't call out of the build: two thirds of it, in the frame of each page. */
export function usedHooks(used: readonly string[]): Plugin {
  return {
    name: "used-hooks",
    apply: "build",
    transform(code, id) {
      if (!downshift.test(id)) return null;
      const writes = new Set([...code.matchAll(writeOn)].map(([, hook]) => hook));
      const unknown = used.filter((hook) => !writes.has(hook));
      if (unknown.length > 0) throw new Error(`downshift writes nothing on ${unknown.join(", ")}: has it changed?`);
      // the lines stay, so that the source map does
      return { code: code.replace(writeOn, (write, hook: string) => (used.includes(hook) ? write : "")), map: null };
    },
  };
}
