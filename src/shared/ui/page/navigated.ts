let isFirstPage = true;

/**
 * The router reports each change of page. The first page of a visit does not count, and leaves the focus where it is.
 */
export function noteNavigation() {
  isFirstPage = false;
}

export function beginVisit() {
  isFirstPage = true;
}

export const hasNavigated = () => !isFirstPage;
