import type { ReactNode } from "react";

interface AlertProps {
  kind: "danger" | "success";
  children: ReactNode;
}

/** A sentence about what just happened, read out at once: bad news as an alert, good news as a status. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <div className={`alert alert-${kind}`} role={kind === "danger" ? "alert" : "status"} dir="auto">
      {children}
    </div>
  );
}
