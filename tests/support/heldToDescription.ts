import type { AxiosRequestConfig } from "axios";

import { ApiError } from "@/fakeBackend/core/ApiError";
import type { Route } from "@/fakeBackend/core/routes";

import { describedCall, faultsOf, SCHEMA_OF_JSON } from "./apiDescription";
import { isRecording, recordRefusal, recordReply } from "./recordCall";

/** Each reply and refusal of a handler is as docs/openapi.json says, else the call fails with the difference. */
export function holdToDescription(route: Route) {
  const { handle } = route;
  const call = describedCall(route.endpoint);
  const held = (reply: unknown, config: AxiosRequestConfig) => {
    if (isRecording) recordReply(call, reply, config);
    if (reply !== "<html>") hold(`${call.pointer}/responses/200`, reply, `${call.operation.operationId} replies`); // a page is of a proxy
    return reply;
  };
  const heldRefusal = (error: unknown): never => {
    if (error instanceof ApiError) {
      if (isRecording) recordRefusal(call, error);
      else holdRefusal(call, error);
    }
    throw error;
  };
  route.handle = (config, context) => {
    try {
      const reply = handle(config, context);
      return reply instanceof Promise
        ? reply.then((one: unknown) => held(one, config), heldRefusal)
        : held(reply, config);
    } catch (error) {
      return heldRefusal(error);
    }
  };
}

function holdRefusal({ operation, pointer }: ReturnType<typeof describedCall>, { status, reasons, body }: ApiError) {
  const refuses = `${operation.operationId} refuses with ${status}`;
  const described = operation.responses[status];
  const strange = reasons.find(({ code }) => !described?.["x-reasons"]?.includes(code));
  if (!described || strange)
    throw new Error(`${refuses} ${strange?.code ?? ""}: add it by \`npm run api-docs -- --record <this file>\`.`);
  hold(described.$ref?.slice(1) ?? `${pointer}/responses/${status}`, body, refuses);
}

function hold(pointer: string, value: unknown, does: string) {
  const faults = faultsOf(`${pointer}/${SCHEMA_OF_JSON}`, value);
  if (faults) throw new Error(`${does} otherwise than docs/openapi.json says: ${faults}`);
}
