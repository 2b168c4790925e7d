import type { GuestData, GuestDraft } from "@/contract/guests/guest";
import type { Reason } from "@/contract/reasons";
import { sentences } from "@/contract/sentences";
import { unknownData } from "@/domain/guests/unknownData";
import { fullName, readName } from "@/domain/people/names";
import { reasonFor } from "@/domain/reasonFor";

import { isEmail } from "@/domain/people/emails";
import type { Faults } from "../refusals";

const MOST_LETTERS = 100;
const fields = ["firstName", "lastName", "email", "phone", "document", "country"] as const;

/** A guest as written down, without the spaces around, and what is wrong with it. */
export function draftedGuest(draft: GuestDraft): { guest: GuestData; faults: Faults } {
  const texts = Object.fromEntries(fields.map((field) => [field, textOf(draft[field])])) as Record<
    (typeof fields)[number],
    string
  >;
  const written = { ...texts, firstName: readName(texts.firstName), lastName: readName(texts.lastName) };
  const tooLong = fields.filter((field) => written[field].length > MOST_LETTERS);
  const faulty: Faults["fields"] = Object.fromEntries(tooLong.map((field) => [field, sentences.nameTooLong]));
  if (fullName(written) === "") faulty.firstName = sentences.nameRequired;
  if (written.email !== "" && !isEmail(written.email)) faulty.email ??= sentences.emailInvalid;
  const reasons: Reason[] = written.email === "" && written.phone === "" ? [reasonFor("CONTACT_MISSING")] : [];
  const [reason] = reasons;
  if (reason) faulty.email = faulty.phone = reason.message;
  return { guest: { ...unknownData, ...written }, faults: { reasons, fields: faulty } };
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
