import { type ReactNode, Suspense } from "react";
import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { paths } from "@/shared/routing/paths";
import { selectHasSignedOut, selectIsExpired, selectIsSignedIn } from "@/shared/session/sessionSlice";

/**
 * The gate: whoever has no token goes to the sign-in, which remembers the page for afterwards. Whose session has expired
 * signs in again where they are.
 */
export function RequireToken({ signInAgain }: { signInAgain: ReactNode }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isExpired = useSelector(selectIsExpired);
  const hasSignedOut = useSelector(selectHasSignedOut);
  const { pathname, search, hash } = useLocation();
  if (!isSignedIn) {
    const from = hasSignedOut ? undefined : pathname + search + hash;
    return <Navigate to={paths.login} state={{ from }} replace />;
  }
  return (
    <>
      <Outlet />
      <Suspense>{isExpired && signInAgain}</Suspense>
    </>
  );
}
