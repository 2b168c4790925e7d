import type { RegisterReason, RegisterResult } from "@/contract/reservations/register";
import { canBeSent, registerReason } from "@/domain/register/travellers";

import type { RegisterBooks } from "./RegisterBook";
import { toStayRegister } from "./toStayRegister";

/** Marks the register of a stay as sent, or says why it cannot be. */
export function sendRegister(id: string, books: RegisterBooks, now: Date): RegisterResult {
  const reservation = books.hotel.get(id);
  const { customer, missing, travellers, version, sentAt } = toStayRegister(reservation, books);
  const incomplete = missing.filter((fields) => fields.length > 0).length;
  const reasons: RegisterReason[] = [
    ...(canBeSent(books.hotel.property) ? [] : [registerReason("REGISTER_NO_CODE")]),
    ...(reservation.checkedInOn === undefined ? [registerReason("REGISTER_NOT_ARRIVED")] : []),
    ...(incomplete > 0 ? [registerReason("REGISTER_INCOMPLETE", { count: incomplete })] : []),
  ];
  const isDone = reasons.length === 0;
  if (isDone && !sentAt) {
    books.register.stays.set(id, { travellers, version: version + 1, sentAt: now.toISOString() });
    books.hotel.revision.advance();
  }
  return { id, customer, isDone, reasons, register: toStayRegister(reservation, books) };
}
