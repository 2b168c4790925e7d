import { type ReactNode, type Ref, useId } from "react";

interface CardProps {
  title: ReactNode;
  /** The heading takes the focus: it can be given it. */
  heading?: Ref<HTMLHeadingElement>;
  className?: string;
  role?: "alert";
  children: ReactNode;
}

/** A part of a page with a frame and a heading. */
export function Card({ title, heading, className = "", role, children }: CardProps) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id} role={role}>
      <h2 className="card-header" id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
