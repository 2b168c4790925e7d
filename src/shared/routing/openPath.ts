type Navigate = (path: string) => unknown;

let navigate: Navigate | undefined;

/** The router lends its way of going to a page, for what opens one without a link: a notification, say. */
export function provideNavigation(way: Navigate) {
  navigate = way;
}

export const openPath = (path: string) => void navigate?.(path);
