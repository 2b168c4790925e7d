import type { ReactNode } from "react";

import { Card } from "@/shared/ui/layout/Card";
import { Stack } from "@/shared/ui/layout/Stack";

/** A part of a form under its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <Stack gap={14} className="card-body">
        {children}
      </Stack>
    </Card>
  );
}
