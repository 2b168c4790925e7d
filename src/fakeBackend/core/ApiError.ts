import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

/** Additional data of a refused reservation. */
interface Details {
  reasons: Reason[];
  isOverridable?: boolean;
  /** The reservation as it stands now. */
  current?: Reservation;
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

  get reasons(): Reason[] {
    return this.details?.reasons ?? [];
  }

  /** As it travels. */
  get body(): object {
    return { message: this.message, fields: this.fields, ...this.details };
  }
}
