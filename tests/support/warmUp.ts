import type { TestProject } from "vitest/node";

/** Reads the app's files once, before any test, which would otherwise have its page wait for some hundreds of them. */
export default async function warmUp({ vite }: TestProject) {
  const files = Object.keys(import.meta.glob("/src/**/*.{ts,tsx}"));
  await Promise.all(files.map((file) => vite.environments.client.transformRequest(file)));
}
