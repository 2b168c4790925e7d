import { type ReactNode } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { entrance } from "@/shared/routing/entrance";
import { insidePath } from "@/shared/routing/insidePath";
import { selectIsSignedIn } from "@/shared/session/sessionSlice";
import { Text } from "@/shared/ui/layout/Text";
import { Brand } from "@/shared/ui/page/Brand";
import { usePageHeading } from "@/shared/ui/page/usePageHeading";

import "./auth.scss";

import { LanguageChoice } from "./LanguageChoice";
import bay from "./bay.svg";

interface AuthScreenProps {
  heading: string;
  subtitle: string;
  children: ReactNode;
}

/** The two columns of the screens before the sign-in: the product, and a form. A signed-in person is redirected. */
export function AuthScreen({ heading, subtitle, children }: AuthScreenProps) {
  const { text } = useText();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const title = usePageHeading(heading);

  return (
    <main className="auth">
      <section className="auth-banner" data-bs-theme="dark">
        <Brand />
        <p className="auth-tagline">{text("product.tagline")}</p>
        <img className="auth-picture" src={bay} alt="" />
      </section>
      <section className="auth-panel">
        <Text as="h1" breaksWords ref={title} tabIndex={-1} className="auth-heading">
          {heading}
        </Text>
        <p className="auth-subtitle">{subtitle}</p>
        {children}
        {isSignedIn && <Navigate to={insidePath(state?.from) ?? entrance.root} replace />}
        <LanguageChoice />
      </section>
    </main>
  );
}
