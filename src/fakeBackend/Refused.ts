import type { ReasonOf } from "@/contract/reasons";
import { sentences } from "@/contract/sentences";

import { ApiError } from "./ApiError";

interface RefusalBody {
  reasons: ReasonOf<string>[];
  /** A sentence for each field at fault. */
  fields?: Record<string, string>;
  /** The record as it is now, where somebody else has changed it. */
  current?: object;
}

/** Why a call of an area is refused; its sentence is that of the first reason. */
export class Refused extends ApiError {
  readonly #refusal: RefusalBody;

  constructor(status: 409 | 422, refusal: RefusalBody) {
    super(status, refusal.reasons[0]?.message ?? Object.values(refusal.fields ?? {})[0] ?? sentences.generic);
    this.#refusal = refusal;
  }

  override get body(): object {
    return { message: this.message, ...this.#refusal };
  }
}
