type Navigate = (path: string) => unknown;

let navigate: Navigate | undefined;

/** Provides the router's navigation outside components, for example to a desktop notification. */
export function provideNavigation(way: Navigate) {
  navigate = way;
}

export const openPath = (path: string) => void navigate?.(path);

/** Opens what has an address of its own over the page, whose query stays as it is: filters, sorting, page. */
export const openPathOver = (path: string) => openPath(path + window.location.search);
