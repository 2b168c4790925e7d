import { useEffect, useRef, useState } from "react";

/** How often a form was sent. While something is missing, that leads to the first field that is invalid. */
export function useAttempts() {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);

  return { form, isChecked: attempts > 0, attempt: () => setAttempts(attempts + 1) };
}
