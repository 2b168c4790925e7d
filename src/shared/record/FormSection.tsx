import { type ReactNode, useId } from "react";

import { Stack } from "@/shared/ui/layout/Stack";

/** A part of a form under its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card-header" id={id}>
        {title}
      </h2>
      <Stack gap={14} className="card-body">
        {children}
      </Stack>
    </section>
  );
}
