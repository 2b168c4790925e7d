import "./record.scss";

import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

interface RecordChangeProps {
  label: string;
  /** Values in words; "" for nothing. */
  before: string;
  after: string;
}

/** A value that has become another one. */
export function RecordChange({ label, before, after }: RecordChangeProps) {
  const { text } = useText();
  return (
    <Text as="p" breaksWords size={14} className="record-change">
      <span>{label}</span> <bdi>{before || text("record.nothing")}</bdi>{" "}
      <span className="mirrored" aria-hidden="true">
        →
      </span>
      <span className="visually-hidden">{text("record.became")}</span> <bdi>{after || text("record.nothing")}</bdi>
    </Text>
  );
}
