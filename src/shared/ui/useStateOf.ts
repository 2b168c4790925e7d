import { useCallback, useState } from "react";

/**
 * A state that belongs to `owner`: with another one it begins afresh, and what is set for the one before, late, is
 * dropped. For a screen that stays from one record to the next.
 */
export function useStateOf<Value>(owner: string, initial: () => Value): [Value, (value: Value) => void] {
  const [kept, setKept] = useState(() => ({ owner, value: initial() }));
  const now = kept.owner === owner ? kept : { owner, value: initial() };
  if (now !== kept) setKept(now);
  const set = useCallback(
    (value: Value) =>
      setKept((last) => (last.owner === owner && !Object.is(last.value, value) ? { owner, value } : last)),
    [owner],
  );
  return [now.value, set];
}
