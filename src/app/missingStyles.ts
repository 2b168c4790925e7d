const missing = new Set<HTMLLinkElement>();

/** Records stylesheets that failed to load: the browser requests each only once, so its page would stay unstyled. */
export function watchStyles() {
  document.addEventListener("error", note, true); // errors of elements do not bubble
  window.addEventListener("online", () => void fetchMissingStyles().catch(() => {})); // asked for again with the next page
}

/** Requests them again; rejects if one still fails. */
export async function fetchMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(fetchAgain));
}

function note({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missing.add(target);
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  missing.delete(link);
  return new Promise((resolve, reject) => {
    again.addEventListener("load", () => resolve());
    again.addEventListener("error", () => reject(new Error(`No styles from ${link.href}`)));
    link.replaceWith(again);
  });
}
