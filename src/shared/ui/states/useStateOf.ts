import { useCallback, useState } from "react";

/**
 * State that belongs to `owner`: it resets for another owner, and a late update for the previous one is dropped. For a
 * screen that stays mounted from record to record.
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
