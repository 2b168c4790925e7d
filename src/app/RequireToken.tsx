import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { paths } from "@/shared/routing/paths";
import { selectHasSignedOut, selectIsSignedIn } from "@/shared/session/sessionSlice";

/** The gate: whoever has no token goes to the sign-in, which remembers the page for afterwards. */
export function RequireToken() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const hasSignedOut = useSelector(selectHasSignedOut);
  const { pathname, search, hash } = useLocation();
  if (isSignedIn) return <Outlet />;
  const from = hasSignedOut ? undefined : pathname + search + hash;
  return <Navigate to={paths.login} state={{ from }} replace />;
}
