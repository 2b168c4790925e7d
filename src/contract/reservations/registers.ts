import { defineContract, type } from "../endpoint";
import type { RegisterDraft, RegisterRefusal, RegisterResult, RegisterRow, StayRegister } from "./register";

export const registerContract = defineContract({
  /** The stays in house that are still to be sent, and those that were sent on the business date. */
  listRegisters: { method: "GET", path: "/pms/register", reply: type<RegisterRow[]>() },
  getRegister: { method: "GET", path: "/pms/register/:id", reply: type<StayRegister>() },
  /**
   * 409 with `current` when `version` is not the newest, unless the register is already as the draft says. What the hotel
   * did not know of its guest is written in the guest's record, too.
   */
  saveRegister: {
    method: "PUT",
    path: "/pms/register/:id",
    body: type<{ version: number; draft: RegisterDraft }>(),
    reply: type<StayRegister>(),
    refusal: type<RegisterRefusal>(),
  },
  /** Marks them as sent, each separately: what is incomplete stays. One that has been sent already is done. */
  sendRegisters: {
    method: "POST",
    path: "/pms/register/send",
    body: type<{ ids: string[] }>(),
    reply: type<RegisterResult[]>(),
  },
});
