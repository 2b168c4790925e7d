import type { ReactNode } from "react";

import { Stack } from "@/shared/ui/layout/Stack";

interface AssignmentPartProps {
  /** Of its heading, which may name a table too. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page under its heading. */
export const AssignmentPart = ({ id, title, children }: AssignmentPartProps) => (
  <Stack padX={16} padY={16} before={16} as="section" gap={12} className="card assignment-part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </Stack>
);
