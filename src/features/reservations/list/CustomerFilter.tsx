import { useText } from "@/shared/i18n/useText";
import { SearchBox } from "@/shared/ui/SearchBox";

import type { ChangeQuery } from "./useListQuery";

interface CustomerFilterProps {
  value: string | undefined;
  onChange: ChangeQuery;
}

export function CustomerFilter({ value = "", onChange }: CustomerFilterProps) {
  const { text } = useText();
  return (
    <SearchBox
      label={text("list.filter")}
      value={value}
      onChange={(typed) => onChange({ text: typed || undefined }, true)}
    />
  );
}
