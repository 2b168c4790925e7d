const missing = new Set<HTMLLinkElement>();

/** Notes which stylesheets cannot be fetched: each is asked for once only, and its page would stay bare from then on. */
export function watchStyles() {
  document.addEventListener("error", note, true); // errors of elements do not bubble
  window.addEventListener("online", () => void fetchMissingStyles().catch(() => {})); // asked for again with the next page
}

/** Asks again for those that could not be fetched; fails where one still cannot. */
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
