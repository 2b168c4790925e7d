import { Fragment } from "react";
import { Link } from "react-router-dom";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import type { SelectedRow } from "../createSelectionSlice";

interface RowNamesProps {
  rows: readonly SelectedRow[];
  /** Makes each name a link. */
  pathOf?: (id: string) => string;
}

/** As many names as a person reads; of the others it says how many they are. */
const MOST = 5;

/** "Ana Ruiz (RSV-000012), Luis Gil (RSV-000034) y 3 más": two guests may have the same name. */
export function RowNames({ rows, pathOf }: RowNamesProps) {
  const { text } = useText();
  const { enumerated } = useFormat();
  const named = rows.slice(0, MOST);
  const others = rows.length - named.length;
  const words = [...named.map(({ id }) => id), ...(others > 0 ? [text("list.more", { count: others })] : [])];
  return enumerated(words).map(({ before, word, after }) => {
    const row = named.find(({ id }) => id === word);
    const name = row && (
      <>
        <bdi>{row.name}</bdi> ({row.id})
      </>
    );
    return (
      <Fragment key={word}>
        {before}
        {row && pathOf ? <Link to={pathOf(row.id)}>{name}</Link> : (name ?? word)}
        {after}
      </Fragment>
    );
  });
}
