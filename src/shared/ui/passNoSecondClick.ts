/**
 * The second press of a double click is meant for what the first one has hit, and not for what that has brought under the
 * pointer: a record that opens, the page below a dialog, fields that a list of errors moves. It does not take the focus there either. Returns how to stop.
 */
export function passNoSecondClick(): () => void {
  let first: Element | undefined;
  const take = (event: MouseEvent) => {
    const pressed = pressedIn(event.target as Element);
    if (event.detail === 1) first = pressed;
    if (event.detail < 2 || pressed === first) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const kinds = ["mousedown", "click"] as const;
  for (const kind of kinds) addEventListener(kind, take, true);
  return () => {
    for (const kind of kinds) removeEventListener(kind, take, true);
  };
}

const pressedIn = (target: Element) => target.closest("a, button, label, summary, [role], [tabindex]") ?? target;
