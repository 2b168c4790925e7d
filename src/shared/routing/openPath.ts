type Navigate = (path: string) => unknown;

let navigate: Navigate | undefined;

/** Provides the router's navigation outside components, for example to a desktop notification. */
export function provideNavigation(way: Navigate) {
  navigate = way;
}

export const openPath = (path: string) => void navigate?.(path);
