import { Form, Formik } from "formik";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { object, string } from "yup";

import { withMax } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { AddIcon, CloseIcon } from "@/shared/ui/icons";
import { TextField } from "@/shared/ui/fields/TextField";
import { Row } from "@/shared/ui/layout/Row";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { type ReportView, useReportViews } from "./useReportViews";

const LONGEST_NAME = 40;

/** The views that were kept, and a button that keeps this one. */
export function ReportViews() {
  const { text } = useText();
  const { pathname, search } = useLocation();
  const { views, keep, remove } = useReportViews();
  const [isNaming, setIsNaming] = useState(false);
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
    <Row as="nav" gap={8} rowGap={8} wraps aria-label={text("reports.views")} className="report-views">
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
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsNaming(true)}>
        <AddIcon size={16} aria-hidden="true" />
        {text("reports.view.keep")}
      </button>
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
        <Formik
          initialValues={{ name: "" }}
          validationSchema={schema}
          validateOnBlur={false}
          onSubmit={({ name }) => {
            keep({ name: name.trim(), path: here });
            setRemoved(undefined);
            setIsNaming(false);
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
