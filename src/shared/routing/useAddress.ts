import { useSearchParams } from "react-router-dom";

/** Changes values of the address, "" for none. With `replaces`, Back does not undo it. */
type ChangeAddress<Parameter extends string> = (values: Partial<Record<Parameter, string>>, replaces?: boolean) => void;

/** The query of the address, and how to change some of it: the rest stays, and so does the place that is scrolled to. */
export function useAddress<Parameter extends string>(): [query: URLSearchParams, change: ChangeAddress<Parameter>] {
  const [query, setQuery] = useSearchParams();

  const change: ChangeAddress<Parameter> = (values, replaces = false) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [parameter, value] of Object.entries<string | undefined>(values)) {
          if (value) after.set(parameter, value);
          else after.delete(parameter);
        }
        return after;
      },
      { preventScrollReset: true, replace: replaces },
    );

  return [query, change];
}
