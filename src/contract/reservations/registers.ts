import { defineContract, type } from "../endpoint";
import type { RegisterDraft, RegisterRefusal, RegisterResult, RegisterRow, SentMark, StayRegister } from "./register";
import { changes, updates } from "../records";
import type { RecordId } from "../formats";

/** Topics that a register is made of. */
const reads = ["registers", "reservations", "guests", "setUp"] as const;

/** The register of travellers that the law asks for. */
export const registerContract = defineContract({
  /** Stays to be sent, also of guests who have left, and those sent on the business date. */
  listRegisters: { method: "GET", path: "/pms/register", reply: type<RegisterRow[]>(), reads },
  /** The register of a reservation. */
  getRegister: { method: "GET", path: "/pms/register/:id", reply: type<StayRegister>(), reads },
  /**
   * 409 with `current` when `version` is not the newest, unless the register is already as the draft. Data that the
   * hotel did not have of its guest are written in the guest's record, too.
   */
  saveRegister: {
    method: "PUT",
    path: "/pms/register/:id",
    ...updates<RegisterDraft, StayRegister, RegisterRefusal>(),
  },
  /**
   * Marks registers as prepared for a file, each separately; incomplete ones stay as they are. A repeat changes
   * nothing.
   */
  prepareRegisters: {
    method: "POST",
    path: "/pms/register/prepare",
    body: type<{ ids: RecordId[] }>(),
    reply: type<RegisterResult[]>(),
  },
  /** Marks registers as sent, on the word of a person, each separately. 422 for a future day. */
  markRegistersSent: {
    method: "POST",
    path: "/pms/register/sent",
    ...changes<SentMark & { ids: RecordId[] }, RegisterResult[], RegisterRefusal>(),
  },
  /** Takes the mark back: it was not sent after all. 409 when it is not marked as sent, 422 without a reason. */
  takeBackRegister: {
    method: "POST",
    path: "/pms/register/:id/take-back",
    ...changes<{ reason: string }, StayRegister, RegisterRefusal>(),
  },
});
