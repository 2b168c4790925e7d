/** The demo's database in this browser; a demo of another kind has its own. */
const DATABASE = "conserje-demo";

/** The name of the worker and of its database. */
export const backendName = (asked: URLSearchParams) => `${DATABASE}?${asked}`;

/** The worker that all tabs share, started if none runs. Throws where the browser has no such workers. */
export const sharedWorker = (name: string) =>
  new SharedWorker(new URL("./sharedBackend.ts", import.meta.url), { type: "module", name });
