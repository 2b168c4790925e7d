import { useState } from "react";
import { useSelector } from "react-redux";

import { selectUser } from "@/shared/session/sessionSlice";
import { hasTexts } from "@/shared/shapes";
import { readStoredJson, writeStored } from "@/shared/storage";

/** A report as a person wants to see it again. */
export interface ReportView {
  name: string;
  /** Path and query of its address. */
  path: string;
}

const isViews = (value: unknown): value is ReportView[] =>
  Array.isArray(value) && value.every((view) => hasTexts(view, ["name", "path"]));

/** Views of all reports that the person has kept in this browser, by name. */
export function useReportViews() {
  const key = `reportViews:${useSelector(selectUser)?.uid}`;
  const stored = () => readStoredJson(key, isViews) ?? [];
  const [views, setViews] = useState(stored);

  function write(next: ReportView[]) {
    const sorted = next.toSorted((one, other) => one.name.localeCompare(other.name));
    writeStored(key, JSON.stringify(sorted));
    setViews(sorted);
  }

  return {
    views,
    /** Another tab may have kept one since. */
    keep: (view: ReportView) => write([...stored().filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(stored().filter((view) => view.name !== name)),
  };
}
