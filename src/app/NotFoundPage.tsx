import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { entrance } from "@/shared/routing/entrance";
import { usePageHeading } from "@/shared/ui/page/usePageHeading";

export function NotFoundPage() {
  const { text } = useText();
  const heading = usePageHeading(text("notFound.title"));
  return (
    <main className="lost">
      <p className="lost-code" aria-hidden="true">
        404
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {text("notFound.title")}
      </h1>
      <p>{text("notFound.text")}</p>
      <Link className="btn btn-primary" to={entrance.root}>
        {text("notFound.home")}
      </Link>
    </main>
  );
}
