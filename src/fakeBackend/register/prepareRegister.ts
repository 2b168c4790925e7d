import type { RegisterReason, RegisterResult } from "@/contract/reservations/register";
import { partyFaults } from "@/domain/register/travellerFaults";
import { canBeSent, registerReason } from "@/domain/register/travellers";

import type { Actor } from "../records/Actor";
import { keepEvent } from "./keepEvent";
import type { RegisterBooks } from "./RegisterBook";
import { toStayRegister } from "./toStayRegister";

/** Marks the register of a stay as prepared, one of `count` together, or says why it cannot be. */
export function prepareRegister(id: string, books: RegisterBooks, actor: Actor, count: number): RegisterResult {
  const { hotel } = books;
  const reservation = hotel.get(id);
  const current = toStayRegister(reservation, books);
  const { customer, missing, travellers, arrival, state } = current;
  const incomplete = missing.filter((fields) => fields.length > 0).length;
  const faulty = new Set(partyFaults(travellers, arrival, hotel.property.businessDate).map(({ place }) => place)).size;
  const reasons: RegisterReason[] = [
    ...(canBeSent(hotel.property) ? [] : [registerReason("REGISTER_NO_CODE")]),
    ...(reservation.checkedInOn === undefined ? [registerReason("REGISTER_NOT_ARRIVED")] : []),
    ...(incomplete > 0 ? [registerReason("REGISTER_INCOMPLETE", { count: incomplete })] : []),
    ...(faulty > 0 ? [registerReason("REGISTER_FAULTY", { count: faulty })] : []),
  ];
  const isDone = reasons.length === 0;
  if (isDone && state === "ready") keepEvent(current, { what: "prepared", count }, books, actor);
  return { id, customer, isDone, reasons, register: toStayRegister(reservation, books) };
}
