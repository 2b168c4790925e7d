/** A control: its name, and its number among those with the same name. */
export interface Control {
  name: string;
  nth: number;
  isField: boolean;
  isChoice: boolean;
  /** In the open dialog or menu, or none is open. */
  isInFront: boolean;
}

export interface Place {
  x: number;
  y: number;
}

interface MonkeyEyes {
  controls: () => Control[];
  /** Scrolls it into view; undefined if it is gone or covered. */
  placeOf: (name: string, nth: number) => Place | undefined;
  /** Chooses an option of a select. */
  choose: (name: string, nth: number, option: number) => void;
  /** Resolves when the document no longer changes, or after a fifth of a second. */
  settled: () => Promise<void>;
  /** Problems of the current page. */
  problems: () => string[];
}

/** Runs in the page before the app: how the monkey sees it. It must not refer to anything outside itself. */
export function openMonkeyEyes() {
  const selector = `a[href], button, input, textarea, select, [role=button], [role=menuitem], [role=option], [role=tab],
    [contenteditable=true], [tabindex]:not(h1, main)`;
  const open = ".modal, [role=dialog], .dropdown-menu.show, .yarl__portal";
  const dialogs = ".modal, .yarl__portal";
  const crash = ".lost[role=alert]";
  const settledAfterFrames = 12;
  let hadDialog = false;

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const last = (found: string) => [...document.querySelectorAll(found)].findLast(isSeen);

  const nameOf = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const kind = element.getAttribute("role") ?? element.tagName.toLowerCase();
    const own = element.getAttribute("name") ?? element.getAttribute("placeholder") ?? "";
    return `${kind} ${words.slice(0, 30) || own}`.replaceAll(/\s+/g, " ").trim();
  };

  function listed() {
    const dialog = last(dialogs);
    const counts = new Map<string, number>();
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isSeen(element) && !element.matches(":disabled") && !element.closest("[inert]"))
      .map((element) => {
        const name = nameOf(element);
        const nth = counts.get(name) ?? 0;
        counts.set(name, nth + 1);
        return { element, name, nth };
      });
  }
  const find = (name: string, nth: number) => listed().find((one) => one.name === name && one.nth === nth)?.element;

  window.monkey = {
    controls() {
      const front = last(open);
      return listed().map(({ element, name, nth }) => ({
        name,
        nth,
        isField: element.matches(
          "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file], [type=submit])",
        ),
        isChoice: element.matches("select"),
        isInFront: !front || front.contains(element),
      }));
    },

    placeOf(name, nth) {
      const element = find(name, nth);
      if (!element) return undefined;
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(place.x, place.y);
      const isFree = hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element));
      return isFree ? place : undefined;
    },

    choose(name, nth, option) {
      const select = find(name, nth) as HTMLSelectElement | undefined;
      if (!select) return;
      select.focus();
      select.selectedIndex = option % select.options.length;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },

    async settled() {
      let changes = 0;
      const observer = new MutationObserver(() => (changes += 1));
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      for (let frame = 0; frame < settledAfterFrames; frame += 1) {
        const before = changes;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        if (changes === before) break;
      }
      observer.disconnect();
    },

    problems() {
      const { activeElement: focused, body } = document;
      const found: string[] = [];
      const page = document.querySelector("#root");
      if (!page?.textContent?.trim()) found.push("the page is blank");
      else if (![...document.querySelectorAll("h1, h2")].some(isSeen)) found.push("the page has no heading");
      const broken = document.querySelector(crash);
      if (broken) found.push(`the page broke: ${broken.querySelector("h1")?.textContent}`);
      if (focused?.closest("[aria-hidden=true], [inert]"))
        found.push(`a hidden thing has the focus: ${nameOf(focused)}`);
      const dialog = last(dialogs);
      const isLost = hadDialog && !dialog && (focused === null || focused === body);
      if (isLost) found.push("after a dialog nothing has the focus");
      const isBehind = dialog && focused !== body && !dialog.contains(focused); // the body means the browser's own controls
      if (isBehind) found.push(`behind a dialog the focus is on ${focused && nameOf(focused)}`);
      hadDialog = dialog !== undefined || isLost;
      return found;
    },
  };

  // no link of the monkey leads out of the app, and printing would wait for a person
  window.print = () => {};
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    if (link && link.origin !== location.origin && link.protocol !== "blob:") event.preventDefault();
  });
}

declare global {
  interface Window {
    monkey: MonkeyEyes;
  }
}
