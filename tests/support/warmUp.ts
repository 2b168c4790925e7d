import { readdirSync } from "node:fs";

import type { TestProject } from "vitest/node";

/** Reads the app's files once before any test, which would otherwise wait for some hundreds of them. */
export default async function warmUp({ vite }: TestProject) {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  await Promise.all(files.map((file) => vite.environments.client.transformRequest(`/src/${file}`)));
}
