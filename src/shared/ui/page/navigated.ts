const CHANGING_KEY = "changingPage";

let isFirstPage = true;

/**
 * The router reports each change of page. The first page of a visit does not count, and leaves the focus where it is.
 */
export function noteNavigation() {
  isFirstPage = false;
}

/** The next page comes by a load of the whole app: to the person it is a change of page all the same. */
export function noteLoadBetweenPages() {
  try {
    sessionStorage.setItem(CHANGING_KEY, "yes");
  } catch {
    // without a storage it counts as a first page
  }
}

export function beginVisit() {
  isFirstPage = true;
  try {
    isFirstPage = sessionStorage.getItem(CHANGING_KEY) === null;
    sessionStorage.removeItem(CHANGING_KEY);
  } catch {
    // the same
  }
}

export const hasNavigated = () => !isFirstPage;
