/**
 * Enter repeats itself while it is held, and what it has done moves the focus: to the next of a queue, to the button that
 * opened a dialog, into a form. It is meant for what had the focus when it went down, and does nothing elsewhere. Returns
 * how to stop.
 */
export function passNoHeldEnter(): () => void {
  let first: EventTarget | null = null;
  const take = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    if (!event.repeat) first = event.target;
    if (event.target === first) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("keydown", take, true);
  return () => removeEventListener("keydown", take, true);
}
