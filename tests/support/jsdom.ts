// what jsdom lacks: media queries, observers of layout, scrolling
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
window.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// a page as wide as its window: if it were narrower, the gallery would read the style of every element for the
// scrollbar
Object.defineProperty(document.documentElement, "clientWidth", { configurable: true, get: () => window.innerWidth });

// jsdom walks the whole page for each label of each field, which took half of the time of tests with a form of fifty
const labels = {
  configurable: true,
  get(this: HTMLElement) {
    const all = Array.from(this.ownerDocument.getElementsByTagName("label"));
    return all.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
  },
};
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, "labels", labels);

// the queries of tests ask for all elements of the page, or for those that may have a role; a walk takes a fifth of the
// time of jsdom's selectors
const { matches, querySelector, querySelectorAll } = Element.prototype;
const byRole = /^\*\[role~="([a-z]+)"\]((?:,[a-z\d]+)*)$/;
Element.prototype.querySelectorAll = function (this: Element, selectors: string) {
  if (selectors === "*") return allIn(this);
  const [, role, names] = byRole.exec(selectors) ?? [];
  return role === undefined ? querySelectorAll.call(this, selectors) : allIn(this, { role, names: names!.split(",") });
};

// which role an element has, they ask by a hundred selectors, most of which begin with the name of another element
const named = /^([a-z]\w*)(?:[[:][^,\s>+~]*)?$/;
Element.prototype.matches = function (this: Element, selectors: string) {
  const name = named.exec(selectors)?.[1];
  if (name === undefined) return matches.call(this, selectors);
  return name === this.localName && (name === selectors || matches.call(this, selectors));
} as typeof matches;

// a query by label asks so for what names each labelled element; the document's index of ids takes a tenth of the time
const byId = /^\[id="([^"\\]+)"\]$/;
Element.prototype.querySelector = function (this: Element, selectors: string) {
  const id = byId.exec(selectors)?.[1];
  const found = id === undefined ? null : this.ownerDocument.getElementById(id);
  return found && found !== this && this.contains(found) ? found : querySelector.call(this, selectors);
};

function allIn(element: Element, by?: { role: string; names: string[] }) {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT);
  const all: Element[] = [];
  while (walker.nextNode()) {
    const each = walker.currentNode as Element;
    const isAsked =
      !by || by.names.includes(each.localName) || each.getAttribute("role")?.split(/\s+/).includes(by.role);
    if (isAsked) all.push(each);
  }
  return all as unknown as NodeListOf<Element>;
}

/**
 * The computed style that tests need: whether an element is shown. jsdom answers by matching every rule of every
 * stylesheet, for each element of a query by role. Tests have no stylesheet of ours, so the element's own attributes
 * decide, as in the browser's default stylesheet.
 */
window.getComputedStyle = (element: Element) => {
  const { style } = element as HTMLElement;
  const shown = (name: string) => {
    if (name === "display") return style.display || (isHiddenByDefault(element) ? "none" : "block");
    if (name === "visibility") return visibilityOf(element);
    return undefined;
  };
  return new Proxy(style, {
    get(_, name: keyof CSSStyleDeclaration & string) {
      if (name === "getPropertyValue") return (property: string) => shown(property) ?? style.getPropertyValue(property);
      return shown(name) ?? style[name];
    },
  });
};

const isHiddenByDefault = (element: Element) =>
  element.hasAttribute("hidden") ||
  (element.localName === "dialog" && !element.hasAttribute("open")) ||
  (element.parentElement?.localName === "details" &&
    !element.parentElement.hasAttribute("open") &&
    element.localName !== "summary");

/** Inherited, unlike `display`. */
function visibilityOf(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { visibility } = (each as HTMLElement).style;
    if (visibility) return visibility;
  }
  return "visible";
}
