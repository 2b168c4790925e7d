import { type ReactNode, Suspense, useEffect } from "react";
import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { isAboutWrites } from "@/shared/write/keptWrites";
import { paths } from "@/shared/routing/paths";
import { selectHasSignedOut, selectIsExpired, selectIsSignedIn } from "@/shared/session/sessionSlice";
import { whenIdle } from "@/shared/whenIdle";

interface RequireTokenProps {
  signInAgain: ReactNode;
  /** Something may be waiting to be sent: left before this page came, or by another tab since. */
  onWorkLeft: () => void;
}

/**
 * The gate: whoever has no token goes to the sign-in, which remembers the page for afterwards. Whose session has expired
 * signs in again where they are.
 */
export function RequireToken({ signInAgain, onWorkLeft }: RequireTokenProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isExpired = useSelector(selectIsExpired);
  const hasSignedOut = useSelector(selectHasSignedOut);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const look = (event: StorageEvent) => isAboutWrites(event) && onWorkLeft();
    window.addEventListener("storage", look);
    void whenIdle().then(onWorkLeft); // after one listens, lest something be left in between
    return () => window.removeEventListener("storage", look);
  }, [onWorkLeft]);
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
