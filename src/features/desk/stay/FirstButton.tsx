import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The main action of the drawer: its button has the focus, so that Enter presses it, unless the address names a place. */
export function FirstButton({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const focus = useEffectEvent(() => {
    if (hash === "") around.current?.querySelector<HTMLElement>(".btn-primary")?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
  return (
    <div ref={around} className="desk-step">
      {children}
    </div>
  );
}
