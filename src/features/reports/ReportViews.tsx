import { useState } from "react";
import { useSelector } from "react-redux";
import { Link, useLocation } from "react-router-dom";

import { Form } from "@/shared/form/Form";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { selectUser } from "@/shared/session/sessionSlice";
import { hasTexts } from "@/shared/shapes";
import { readStoredJson, writeStored } from "@/shared/storage";
import { IconButton } from "@/shared/ui/IconButton";
import { BookmarkIcon, CloseIcon } from "@/shared/ui/icons";
import { TextField } from "@/shared/ui/fields/TextField";
import { Row } from "@/shared/ui/layout/Row";
import { Dialog } from "@/shared/ui/overlays/Dialog";

const LONGEST_NAME = 40;

/** A report as a person wants to see it again. */
interface ReportView {
  name: string;
  /** Path and query of its address. */
  path: string;
}

/** The views that were kept, and the dialog that keeps this one. */
export function ReportViews() {
  const { text } = useText();
  const { pathname, search } = useLocation();
  const { views, keep, remove } = useReportViews();
  const [isNaming, setIsNaming] = useState(false);
  const [removed, setRemoved] = useState<ReportView>();
  const here = pathname + search;

  function faultOf(name: string): Sentence | undefined {
    if (name === "") return { id: "reports.view.required" };
    if (name.length > LONGEST_NAME) return { id: "reports.view.tooLong", values: { max: LONGEST_NAME } };
    return views.some((view) => view.name === name) ? { id: "reports.view.taken" } : undefined;
  }

  function faultsOf({ name }: Pick<ReportView, "name">) {
    const sentence = faultOf(name.trim());
    return sentence ? [{ field: "name", sentence }] : [];
  }

  return (
    <Row as="nav" gap={8} rowGap={8} wraps aria-label={text("reports.views")} after={16}>
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsNaming(true)}>
        <BookmarkIcon size={16} aria-hidden="true" />
        {text("reports.view.keep")}
      </button>
      {views.map((view) => (
        <Row key={view.name} as="span" gap={4} className="report-view">
          <Link to={view.path} aria-current={view.path === here ? "page" : undefined} dir="auto">
            {view.name}
          </Link>
          <IconButton
            icon={CloseIcon}
            size={14}
            label={text("reports.view.remove", { name: view.name })}
            onClick={() => {
              remove(view.name);
              setRemoved(view);
            }}
          />
        </Row>
      ))}
      <span role="status">
        {removed && (
          <>
            {text("reports.view.removed", { name: removed.name })}{" "}
            <button
              type="button"
              className="btn btn-link btn-sm"
              onClick={() => {
                keep(removed);
                setRemoved(undefined);
              }}
            >
              {text("undo")}
            </button>
          </>
        )}
      </span>
      <Dialog isOpen={isNaming} title={text("reports.view.keep")} onClose={() => setIsNaming(false)}>
        <Form
          initialValues={{ name: "" }}
          faultsOf={faultsOf}
          onSubmit={({ name }) => {
            keep({ name: name.trim(), path: here });
            setRemoved(undefined);
            setIsNaming(false);
          }}
        >
          <TextField
            name="name"
            label={text("reports.view.name")}
            hint={text("reports.view.hint")}
            autoComplete="off"
            dir="auto"
            autoFocus
          />
          <div className="form-submit">
            <button type="submit" className="btn btn-primary">
              {text("reports.view.save")}
            </button>
          </div>
        </Form>
      </Dialog>
    </Row>
  );
}

const isViews = (value: unknown): value is ReportView[] =>
  Array.isArray(value) && value.every((view) => hasTexts(view, ["name", "path"]));

/** Views of all reports that the person has kept in this browser, by name. */
function useReportViews() {
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
