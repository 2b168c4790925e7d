import { type ReactNode, useEffect, useRef } from "react";

/** The main action of the drawer: its button has the focus, so that Enter presses it. */
export function FirstButton({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector<HTMLElement>(".btn-primary")?.focus({ preventScroll: true }), []);
  return (
    <div ref={around} className="desk-step">
      {children}
    </div>
  );
}
