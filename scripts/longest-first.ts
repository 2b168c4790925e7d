import type { Plugin } from "vite";
import type { TestSpecification } from "vitest/node";

/** Of the files without a page, which come last: those that take many times as long as the rest. */
const isLong = (file: string) => /tests\/(fakeBackend\/(topics|close\/week)|docsExample)\.test\.ts$/.test(file);

/**
 * CI has no times of an earlier run, so that Vitest begins with the largest files. One that takes a minute and is begun
 * among the last keeps one processor at work while the others wait for it.
 */
export const longestFirst = (): Plugin => ({
  name: "conserje:longest-first",
  async config(_, { mode }) {
    if (mode !== "test" || !process.env.CI) return undefined;
    const { BaseSequencer } = await import("vitest/node"); // which a build does not need
    class LongestFirst extends BaseSequencer {
      override async sort(files: TestSpecification[]) {
        // oxlint-disable-next-line unicorn/no-array-sort -- of the sequencer, not of an array
        const usual = await super.sort(files);
        const projects = [...new Set(usual.map(({ project }) => project.name))]; // each shares its workers
        const placeOf = ({ project, moduleId }: TestSpecification) =>
          2 * projects.indexOf(project.name) - Number(isLong(moduleId));
        return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
      }
    }
    return { test: { sequence: { sequencer: LongestFirst } } };
  },
});
