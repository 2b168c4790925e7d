import { useLocation, useNavigate, useRouteError } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { usePageHeading } from "@/shared/ui/page/usePageHeading";

import { isMissingPart } from "./staleRelease";

/** Replaces a broken page; the frame around it keeps working. */
export function ErrorPage() {
  const { text } = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const isStale = isMissingPart(useRouteError());
  const heading = usePageHeading(text("error.title"));

  function retry() {
    if (isStale && !navigator.onLine) return; // offline: a reload would lose the app too
    if (isStale) window.location.reload();
    else void navigate(location, { replace: true });
  }

  return (
    <section className="lost" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {text(isStale ? "error.stale.title" : "error.title")}
      </h1>
      <p>{text(isStale ? "error.stale.text" : "error.text")}</p>
      <button type="button" className="btn btn-primary" onClick={retry}>
        {text("retry")}
      </button>
    </section>
  );
}
