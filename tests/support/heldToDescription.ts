import { Ajv2020 } from "ajv/dist/2020";

import type { Endpoint } from "@/contract/endpoint";
import type { Route } from "@/fakeBackend/core/routes";

import openApi from "../../docs/openapi.json";

const ajv = new Ajv2020({ strict: false });
const isTime = (text: string) => !Number.isNaN(Date.parse(text));
ajv.addFormat("binary", true);
ajv.addFormat("date", (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isTime(text));
ajv.addFormat("date-time", (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(text) && isTime(text));
ajv.addFormat("email", /^[^\s@]+@[^\s@]+$/);
ajv.addFormat("iana-time-zone", (zone) => zone === "UTC" || Intl.supportedValuesOf("timeZone").includes(zone));
ajv.addSchema(openApi, "openapi.json");

/** Each reply of a handler is as docs/openapi.json says, else the call fails with the difference. */
export function holdToDescription(route: Route) {
  const { endpoint, handle } = route;
  const held = (reply: unknown) => {
    hold(endpoint, reply);
    return reply;
  };
  route.handle = (config, context) => {
    const reply = handle(config, context);
    return reply instanceof Promise ? reply.then(held) : held(reply);
  };
}

function hold({ method, path }: Endpoint, reply: unknown) {
  const inDocument = path.replace(/:(\w+)/g, "{$1}").replaceAll("/", "~1");
  const key = `openapi.json#/paths/${inDocument}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  const isAsDescribed = ajv.getSchema(key)!;
  if (reply === "<html>" || isAsDescribed(JSON.parse(JSON.stringify(reply)))) return; // a page is of a proxy

  throw new Error(
    `${method} ${path} replies otherwise than docs/openapi.json says: ${ajv.errorsText(isAsDescribed.errors)}`,
  );
}
