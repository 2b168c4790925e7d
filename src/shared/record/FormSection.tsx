import { type ReactNode, useId } from "react";

/** A part of a form under its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card-header" id={id}>
        {title}
      </h2>
      <div className="card-body form-section-body">{children}</div>
    </section>
  );
}
