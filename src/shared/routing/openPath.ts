type Navigate = (path: string) => unknown;

let navigate: Navigate | undefined;

/** The router lends its way of going to a page, for what does not listen to the address: a notification, say. */
export function provideNavigation(way: Navigate) {
  navigate = way;
}

export const openPath = (path: string) => void navigate?.(path);
