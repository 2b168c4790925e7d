/** A button goes with the row that it solves: the heading of its step takes the focus. */
export const focusStep = (within: Element | null) =>
  within?.closest(".close-step")?.querySelector<HTMLElement>("h2")?.focus();
