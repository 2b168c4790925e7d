import { useEffect, useRef } from "react";
import { generatePath, Link, useLocation } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { useOrigin } from "@/shared/routing/origin";
import { paths } from "@/shared/routing/paths";

/** Names the link in the address of who comes back from the register. */
const PLACE = "travellers";

/** Leads to the register of travellers; who comes back finds the link, and with it the place, again. */
export function RegisterLink({ id }: { id: string }) {
  const { text } = useText();
  const { search, hash } = useLocation();
  const origin = useOrigin(PLACE);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hash === `#${PLACE}`) link.current?.focus();
  }, [hash]);
  return (
    <Link ref={link} to={{ pathname: generatePath(paths.travellers, { id }), search }} state={origin}>
      {text("register.title")}
    </Link>
  );
}
