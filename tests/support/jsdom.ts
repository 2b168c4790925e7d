// what jsdom has not: media queries, observers of layout, scrolling
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
// a page as wide as its window: for the scrollbar of one that is narrower, the gallery asks for the style of every element
Object.defineProperty(document.documentElement, "clientWidth", { configurable: true, get: () => window.innerWidth });

// jsdom goes through the whole page for each label of each field; a form of fifty took half of its tests' time
const labels = {
  configurable: true,
  get(this: HTMLElement) {
    const all = Array.from(this.ownerDocument.getElementsByTagName("label"));
    return all.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
  },
};
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, "labels", labels);
