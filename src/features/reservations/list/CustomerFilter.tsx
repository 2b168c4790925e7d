import { useText } from "@/shared/i18n/useText";
import { SearchBox } from "@/shared/ui/SearchBox";

import type { ListQuery } from "./listQuery";
import type { ChangeQuery } from "./useListQuery";

interface CustomerFilterProps {
  query: ListQuery;
  onChange: ChangeQuery;
}

export function CustomerFilter({ query, onChange }: CustomerFilterProps) {
  const { text } = useText();
  return (
    <SearchBox
      label={text("list.filter")}
      value={query.text ?? ""}
      onChange={(typed) => onChange({ text: typed || undefined }, true)}
    />
  );
}
