import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/** The text of a page's filter, kept in the address as `?q=`, so that it can be shared and returned to. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  // the address follows a moment later, and what is typed must not wait for it
  const [typed, setTyped] = useState(params.get("q") ?? "");

  function change(text: string) {
    setTyped(text);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (text) next.set("q", text);
        else next.delete("q");
        return next;
      },
      { replace: true },
    );
  }

  return [typed, change];
}
