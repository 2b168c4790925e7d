import type { GuestReason, GuestRefusal } from "@/contract/guestProfile";
import { sentences } from "@/contract/sentences";
import { guestReason } from "@/domain/guests/guestPermissions";

import { ApiError } from "../ApiError";
import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/StoredGuest";
import { toGuestProfile } from "./toGuestProfile";

/** Why a call about a guest is refused; its sentence is that of the first reason. */
class GuestRefused extends ApiError {
  readonly #refusal: Omit<GuestRefusal, "message">;

  constructor(status: 409 | 422, refusal: Omit<GuestRefusal, "message">) {
    super(status, refusal.reasons[0]?.message ?? Object.values(refusal.fields ?? {})[0] ?? sentences.generic);
    this.#refusal = refusal;
  }

  override get body(): GuestRefusal {
    return { message: this.message, ...this.#refusal };
  }
}

/** What is asked for could be, but not with the guest as they are. */
export function refuseGuest(reasons: GuestReason[]) {
  if (reasons.length > 0) throw new GuestRefused(409, { reasons });
}

/** What was typed cannot be. */
export function refuseGuestFaults(reasons: GuestReason[], fields: Record<string, string>) {
  if (reasons.length > 0 || Object.keys(fields).length > 0) throw new GuestRefused(422, { reasons, fields });
}

export function refuseStaleGuest(stored: StoredGuest, version: number, hotel: Hotel) {
  if (version === stored.version) return;
  throw new GuestRefused(409, { reasons: [guestReason("GUEST_STALE")], current: toGuestProfile(stored, hotel) });
}
