import { defineContract, type } from "../endpoint";
import type { RegisterDraft, RegisterRefusal, RegisterResult, RegisterRow, SentMark, StayRegister } from "./register";
import { changes, updates } from "../records";
import type { RecordId } from "../formats";

/** Topics that a register is made of. */
const reads = ["registers", "reservations", "guests", "setUp"] as const;

/** The register of travellers that the law asks for. */
export const registerContract = defineContract({
  /** The stays that are still to be sent, also of guests who have left, and those that were sent on the business date. */
  listRegisters: { method: "GET", path: "/pms/register", reply: type<RegisterRow[]>(), reads },
  /** Of a stay, by the id of its reservation. */
  getRegister: { method: "GET", path: "/pms/register/:id", reply: type<StayRegister>(), reads },
  /**
   * 409 with `current` when `version` is not the newest, unless the register is already as the draft says. What the hotel
   * did not know of its guest is written in the guest's record, too.
   */
  saveRegister: {
    method: "PUT",
    path: "/pms/register/:id",
    ...updates<RegisterDraft, StayRegister, RegisterRefusal>(),
  },
  /** For a file: each is marked as prepared, separately; what is incomplete stays. Again, it is a repeat. */
  prepareRegisters: {
    method: "POST",
    path: "/pms/register/prepare",
    body: type<{ ids: RecordId[] }>(),
    reply: type<RegisterResult[]>(),
  },
  /** A person says that the authorities have them, each separately. 422 for a day to come. */
  markRegistersSent: {
    method: "POST",
    path: "/pms/register/sent",
    ...changes<SentMark & { ids: RecordId[] }, RegisterResult[], RegisterRefusal>(),
  },
  /** It was not sent after all. 409 when it is not marked as sent, 422 without a reason. */
  takeBackRegister: {
    method: "POST",
    path: "/pms/register/:id/take-back",
    ...changes<{ reason: string }, StayRegister, RegisterRefusal>(),
  },
});
