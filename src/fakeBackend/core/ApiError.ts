import type { ReasonOf } from "@/contract/reasons";
import type { Reason } from "@/contract/reservations/reservationReasons";

/** Why a record is refused. */
interface Details {
  reasons: readonly ReasonOf<string>[];
  isOverridable?: boolean;
  /** The record as it is now, if another person has changed it. */
  current?: object;
}

/** Thrown by a handler to reply with an error status, a sentence, and a sentence for each field at fault. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly details?: Details;

  constructor(status: number, message: string, fields?: Record<string, string>, details?: Details) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.details = details;
  }

  /** Their codes are a reservation's where a reservation is refused: who reads them has asked for one. */
  get reasons(): Reason[] {
    return (this.details?.reasons ?? []) as Reason[];
  }

  /** As it travels. */
  get body(): object {
    return { message: this.message, fields: this.fields, ...this.details };
  }
}
