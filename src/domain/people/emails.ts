import { personLimits } from "@/contract/people/guest";

import { plainText } from "./plainText";

/** As the ministry's register takes it; an address that works has at most 254 letters (RFC 5321). */
const LONGEST = personLimits.email;

/**
 * An address as it is stored: out of "Ana <ana@hotel.es>" or `mailto:`, without invisible marks and what a copied text
 * leaves behind it, the domain in small letters. Letters of any script stay as typed.
 */
export function readEmail(typed: string): string {
  const plain = plainText(typed);
  const [, inBrackets] = /<([^<>]*@[^<>]*)>/.exec(plain) ?? [];
  const address = (inBrackets ?? plain)
    .trim()
    .replace(/^mailto:\s*/i, "")
    .replace(/^[<("']+|[>)"'.,;:]+$/g, "");
  const at = address.lastIndexOf("@");
  return at < 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase();
}

const ADDRESS = /^[^\s@<>()[\]",;:\\]+@([^\s@<>()[\]",;:\\.]+\.)+[^\s@<>()[\]",;:\\.]{2,}$/;

/** Whether a text is one e-mail address: something, an at sign, a name with a dot. */
export const isEmail = (value: unknown): boolean =>
  typeof value === "string" && value.length <= LONGEST && ADDRESS.test(readEmail(value));

/** Why it cannot be an address; nothing is no fault. */
export const emailFault = (typed: string): "EMAIL_INVALID" | undefined =>
  plainText(typed) === "" || isEmail(typed) ? undefined : "EMAIL_INVALID";

/** How addresses are compared: without case, a domain of any script as the network writes it (`xn--…`). */
export function emailKey(email: string): string {
  const address = readEmail(email).toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + networkDomain(address.slice(at));
}

function networkDomain(domain: string): string {
  if (!/[^ -~]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
