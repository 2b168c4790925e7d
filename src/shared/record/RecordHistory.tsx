import "./record.scss";

import { type ReactNode, useId } from "react";
import { useSelector } from "react-redux";

import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { RecordChange } from "./RecordChange";

export interface RecordHistoryEntry<What extends string, Field extends string> {
  id: string;
  /** ISO 8601 instant. */
  at: string;
  /** "" where a channel did it; undefined where it is told elsewhere. */
  by?: string;
  what: What;
  /** Link to the record that it happened to, where that is another one. */
  link?: { to: string; label: string };
  /** As the values travel; "" for nothing. */
  changes: { field: Field; before: string; after: string }[];
  note?: string;
  /** A button of the line: something may be done about it. */
  act?: ReactNode;
}

/** The fields of a record and their values in words. */
interface RecordWords<Field extends string> {
  labelOf: (field: Field) => string;
  /** Of a value as it travels; "" for nothing. */
  wordsOf: (field: Field, value: string) => string;
}

interface RecordHistoryProps<What extends string, Field extends string> {
  /** Its heading, where nothing around it says what it is. */
  title?: string;
  /** Nothing is drawn without lines: a new record has none. */
  history: RecordHistoryEntry<What, Field>[] | undefined;
  whatOf: (what: What, changes: RecordHistoryEntry<What, Field>["changes"]) => string;
  words: RecordWords<Field>;
}

/** Changes of a record, by whom and when, on the clocks of the property. */
export function RecordHistory<What extends string, Field extends string>(props: RecordHistoryProps<What, Field>) {
  const { title, history, whatOf, words } = props;
  const titleId = useId();
  const { text } = useText();
  const { dayAndTime } = useFormat();
  const timeZone = useSelector(selectHotel)?.property.timeZone;
  if (!history?.length) return null;
  const lines = (
    <ol className="record-history">
      {history.map(({ id, at, by, what, link, changes, note, act }) => (
        <li key={id}>
          <Row as="p" gap={12} rowGap={0} align="baseline" wraps>
            <strong>{whatOf(what, changes)}</strong>
            <Muted>
              {dayAndTime(at, timeZone)}
              {by !== undefined && (
                <>
                  {" · "}
                  <bdi>{by || text("record.byChannel")}</bdi>
                </>
              )}
            </Muted>
          </Row>
          {link && (
            <p>
              <PathLink to={link.to}>
                <bdi>{link.label}</bdi>
              </PathLink>
            </p>
          )}
          {changes.map(({ field, before, after }) => (
            <RecordChange
              key={field}
              label={words.labelOf(field)}
              before={words.wordsOf(field, before)}
              after={words.wordsOf(field, after)}
            />
          ))}
          {note && (
            <p>
              <bdi>{note}</bdi>
            </p>
          )}
          {act}
        </li>
      ))}
    </ol>
  );
  if (!title) return lines;
  return (
    <section aria-labelledby={titleId}>
      <Text as="h3" before={16} after={8} size={16} weight={600} id={titleId}>
        {title}
      </Text>
      {lines}
    </section>
  );
}
