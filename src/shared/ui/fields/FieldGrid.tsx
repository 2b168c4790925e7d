import type { ReactNode, Ref } from "react";

import { Columns } from "../layout/Columns";

interface FieldGridProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Fields of a form beside each other, as many as a line has room for. */
export const FieldGrid = ({ ref, children }: FieldGridProps) => (
  <Columns least={13} keepsWidth gap={16} rowGap={14} align="start" ref={ref} className="form-grid">
    {children}
  </Columns>
);
