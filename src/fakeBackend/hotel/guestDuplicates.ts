import type { Guest } from "@/contract/guests";

import { folded } from "./folded";

/** Those who have the same e-mail, telephone or document, however they are written; an empty one is nobody's. */
export function duplicatesOf(guests: Iterable<Guest>, asked: Partial<Pick<Guest, "email" | "phone" | "document">>) {
  const wanted = keysOf({ email: "", phone: "", document: "", ...asked });
  const isSame = (guest: Guest) => {
    const keys = keysOf(guest);
    return keys.some((key, index) => key !== "" && key === wanted[index]);
  };
  return wanted.some(Boolean) ? [...guests].filter(isSame).slice(0, 20) : [];
}

const keysOf = ({ email, phone, document }: Pick<Guest, "email" | "phone" | "document">) => [
  folded(email.trim()),
  phone.replace(/\D/g, ""),
  folded(document.replace(/[\s.-]/g, "")),
];
