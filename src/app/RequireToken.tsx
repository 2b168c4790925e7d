import { type ReactNode, Suspense, useEffect } from "react";
import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { isAboutWrites } from "@/shared/write/keptWrites";
import { entrance } from "@/shared/routing/entrance";
import { selectHasSignedOut, selectIsExpired, selectIsSignedIn } from "@/shared/session/sessionSlice";
import { whenIdle } from "@/shared/whenIdle";

interface RequireTokenProps {
  signInAgain: ReactNode;
  /** Called when there may be pending writes: from an earlier page, or from another tab. */
  onWorkLeft: () => void;
}

/**
 * The gate. Without a token it redirects to the sign-in, which remembers the page. After an expired session the person
 * signs in again without leaving the page.
 */
export function RequireToken({ signInAgain, onWorkLeft }: RequireTokenProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isExpired = useSelector(selectIsExpired);
  const hasSignedOut = useSelector(selectHasSignedOut);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const look = (event: StorageEvent) => isAboutWrites(event) && onWorkLeft();
    window.addEventListener("storage", look);
    void whenIdle().then(onWorkLeft); // after subscribing, so that nothing is missed
    return () => window.removeEventListener("storage", look);
  }, [onWorkLeft]);
  if (!isSignedIn) {
    const from = hasSignedOut ? undefined : pathname + search + hash;
    return <Navigate to={entrance.login} state={{ from }} replace />;
  }
  return (
    <>
      <Outlet />
      <Suspense>{isExpired && signInAgain}</Suspense>
    </>
  );
}
