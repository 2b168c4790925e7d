import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { SearchBox } from "@/shared/ui/SearchBox";

import type { ListQuery } from "./listQuery";
import type { ChangeQuery } from "./useListQuery";

interface CustomerFilterProps {
  query: ListQuery;
  onChange: ChangeQuery;
}

/** What is typed shows at once; the address follows, and where it changes by other ways, Back say, so does the box. */
export function CustomerFilter({ query: { text: asked = "" }, onChange }: CustomerFilterProps) {
  const { text } = useText();
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  const [sent, setSent] = useState<string[]>([]); // on their way into the address, oldest first

  if (asked !== lastAsked) {
    setLastAsked(asked);
    const place = sent.indexOf(asked);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    if (place < 0) setTyped(asked);
  }

  function change(next: string) {
    setTyped(next);
    setSent([...sent, next]);
    onChange({ text: next || undefined }, true);
  }

  return <SearchBox label={text("list.filter")} value={typed} onChange={change} />;
}
