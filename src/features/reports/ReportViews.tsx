import { Form, Formik } from "formik";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { object, string } from "yup";

import { withMax } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { CloseIcon } from "@/shared/ui/icons";
import { TextField } from "@/shared/ui/fields/TextField";
import { Row } from "@/shared/ui/layout/Row";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { type ReportView, useReportViews } from "./useReportViews";

const LONGEST_NAME = 40;

interface ReportViewsProps {
  isNaming: boolean;
  onNamed: () => void;
}

/** The views that were kept, and the dialog that keeps this one. */
export function ReportViews({ isNaming, onNamed }: ReportViewsProps) {
  const { text } = useText();
  const { pathname, search } = useLocation();
  const { views, keep, remove } = useReportViews();
  const [removed, setRemoved] = useState<ReportView>();
  const here = pathname + search;
  const schema = object({
    name: string()
      .trim()
      .required("reports.view.required")
      .max(LONGEST_NAME, withMax("reports.view.tooLong"))
      .notOneOf(
        views.map(({ name }) => name),
        "reports.view.taken",
      ),
  });

  return (
    <Row as="nav" gap={8} rowGap={8} wraps aria-label={text("reports.views")} after={views.length > 0 ? 16 : undefined}>
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
      <Dialog isOpen={isNaming} title={text("reports.view.keep")} onClose={onNamed}>
        <Formik
          initialValues={{ name: "" }}
          validationSchema={schema}
          validateOnBlur={false}
          onSubmit={({ name }) => {
            keep({ name: name.trim(), path: here });
            setRemoved(undefined);
            onNamed();
          }}
        >
          <Form noValidate className="form">
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
        </Formik>
      </Dialog>
    </Row>
  );
}
