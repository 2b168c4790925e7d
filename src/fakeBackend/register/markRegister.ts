import type { RegisterResult, SentMark, StayRegister } from "@/contract/reservations/register";
import { registerLimits } from "@/contract/reservations/travellers";
import { missing } from "@/domain/definition/generalFaults";
import { registerReason } from "@/domain/register/travellers";
import { sentencesOf } from "@/domain/faults";
import { sentMarkFaults } from "@/domain/register/sentMark";

import type { Actor } from "../records/Actor";
import { refuse, refuseFaults, refuseInput } from "../records/Refused";
import { keepEvent } from "./keepEvent";
import type { RegisterBooks } from "./RegisterBook";
import { toStayRegister } from "./toStayRegister";

/** The authorities have them: each is marked, or says why it cannot be. */
export function markSent(ids: string[], mark: SentMark, books: RegisterBooks, actor: Actor): RegisterResult[] {
  const faults = sentMarkFaults(mark, books.hotel.property.businessDate);
  refuseInput([], sentencesOf(faults));
  return ids.map((id) => {
    const reservation = books.hotel.get(id);
    const current = toStayRegister(reservation, books);
    const { customer, state } = current;
    if (state === "prepared")
      keepEvent(current, { what: "sent", sentOn: mark.sentOn, lot: mark.lot.trim() }, books, actor);
    const reasons = state === "prepared" || state === "sent" ? [] : [registerReason("REGISTER_NOT_PREPARED")];
    return { id, customer, isDone: reasons.length === 0, reasons, register: toStayRegister(reservation, books) };
  });
}

/** It was not sent after all, or the authorities have refused it. */
export function takeBack(id: string, asked: string, books: RegisterBooks, actor: Actor): StayRegister {
  const reservation = books.hotel.get(id);
  const current = toStayRegister(reservation, books);
  if (current.state !== "sent") refuse([registerReason("REGISTER_NOT_SENT")]);
  const reason = asked.trim().slice(0, registerLimits.remark);
  refuseFaults(missing(reason !== "", "reason"));
  keepEvent(current, { what: "takenBack", reason }, books, actor);
  return toStayRegister(reservation, books);
}
