/** The demo's database in this browser; a demo of another kind has its own. */
const DATABASE = "conserje-demo";

/** The name of the worker and of its database. */
export const backendName = (asked: URLSearchParams) => `${DATABASE}?${asked}`;
