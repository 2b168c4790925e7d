import type { ReactNode } from "react";

interface AlertProps {
  kind: "danger" | "success";
  children: ReactNode;
}

/** A sentence about what just happened, announced at once: an error as an alert, a success as a status. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <div className={`alert alert-${kind}`} role={kind === "danger" ? "alert" : "status"} dir="auto">
      {children}
    </div>
  );
}
