import { useSelector } from "react-redux";
import { Navigate } from "react-router-dom";

import { insidePath, paths } from "@/shared/routing/paths";
import { selectIsSignedIn } from "@/shared/session/sessionSlice";
import { readStartPath } from "@/shared/session/storedSession";

/** Where a visit begins: the stored start path if it is one of ours, the dashboards, or the sign-in. */
export function RootRedirect() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const start = insidePath(readStartPath()) ?? paths.dashboards;
  return <Navigate to={isSignedIn ? start : paths.login} replace />;
}
