let isFirstPage = true;

/** The router tells each change of page; the first page of a visit is none, and leaves the focus where it is. */
export function noteNavigation() {
  isFirstPage = false;
}

export const hasNavigated = () => !isFirstPage;
