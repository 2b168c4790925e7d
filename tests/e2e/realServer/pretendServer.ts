import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import path from "node:path";

import axios from "axios";

import { startFakeBackend } from "../../../src/fakeBackend";

/** As the build for a real server names it (scripts/check-real-server-build.mjs). */
const API_PORT = 4187;
const PAGE_PORT = 4188;
const BUILD = path.resolve("reports/real-server-build");

/** Where the fake's files are over HTTP: Node names them itself. */
const FILES = `http://localhost:${API_PORT}/files/`;
const BLOBS = "blob:nodedata:";

const size = { messages: 1, contacts: 1, reservations: 12 };

/**
 * What befalls a call: it is refused by a rule, turned away, delivered twice, held for a second, cut while it comes, or carried
 * out without a reply.
 */
export type Fate = "refused" | "busy" | "twice" | "slow" | "cut" | "lost";

interface Call {
  name: string;
  key: string | undefined;
}

/**
 * A server over HTTP with the rules of the fake backend, and the built app at an origin of its own. Polls are answered at once.
 * Without `fate` it is kind.
 */
export async function openRealServer() {
  const http = axios.create({ validateStatus: () => true });
  const after = (_: number, run: () => void) => {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  };
  const backend = startFakeBackend(http, { delayOf: () => 0, after }, size);
  const calls: Call[] = [];
  const fates = new Map<string, Fate>();
  let session = 0;

  async function serveApi(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(replyHeaders)) response.setHeader(name, value);
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const { pathname, searchParams } = new URL(request.url!, "http://any");
    const name = `${request.method} ${pathname}`;
    const { authorization, "idempotency-key": key } = request.headers as Record<string, string | undefined>;
    calls.push({ name, key });
    const fate = fates.get(name);
    fates.delete(name);
    if (fate === "cut") return request.once("data", () => response.destroy());
    const data = await bodyOf(request);
    const isDoor = pathname.endsWith("-login");
    if (!isDoor && authorization !== `Bearer session-${session}`) return reply(response, 401, { message: "Over." });
    if (fate === "busy") return reply(response.setHeader("Retry-After", "1"), 429, undefined);
    if (fate === "refused") return reply(response, 409, { message: "No puede ser.", fields: {} });
    const file = backend.db.files.get(BLOBS + pathname.replace("/files/", ""));
    if (file) return void response.end(Buffer.from(await file.arrayBuffer()));
    const carryOut = () =>
      http.request<unknown>({
        method: request.method,
        url: pathname,
        params: queryOf(searchParams),
        data,
        headers: headersOf(request),
      });
    if (fate === "slow") await new Promise((resolve) => setTimeout(resolve, 1000));
    if (fate === "twice") await carryOut();
    const { status, data: told, headers } = await carryOut();
    if (fate === "lost") return response.destroy();
    const asOf = headers["property-as-of"] as string | undefined;
    if (asOf) response.setHeader("Property-As-Of", asOf);
    return reply(response, status, isDoor ? { ...(told as object), accessToken: `session-${session}` } : told);
  }

  const servers = [
    await listening(
      API_PORT,
      (request, response) =>
        void serveApi(request, response).catch((error) => reply(response, 500, { message: String(error) })),
    ),
    await listening(PAGE_PORT, (request, response) => void servePage(request, response)),
  ];
  return {
    page: `http://localhost:${PAGE_PORT}`,
    db: backend.db,
    /** What befalls the next call of that name, such as `PUT /my-tasks/1`. */
    next: (name: string, fate: Fate) => void fates.set(name, fate),
    /** All that came, also what was turned away. */
    callsOf: (pattern: RegExp) => calls.filter(({ name }) => pattern.test(name)),
    dropSession: () => void (session += 1),
    close() {
      backend.stop();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

const replyHeaders = {
  // a browser repeats a call by itself, unseen by the page, where a connection breaks that has served before
  Connection: "close",
  "Access-Control-Allow-Origin": `http://localhost:${PAGE_PORT}`,
  "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, X-XSRF-TOKEN",
  "Access-Control-Expose-Headers": "Access-Token, Property-As-Of, Retry-After",
  "Access-Control-Max-Age": "600",
};

function listening(port: number, listener: RequestListener) {
  const server = createServer(listener);
  return new Promise<typeof server>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}

const headersOf = ({ headers }: IncomingMessage) => ({
  "Content-Type": isForm(headers["content-type"]) ? "multipart/form-data" : "application/json",
  ...(headers["idempotency-key"] && { "Idempotency-Key": headers["idempotency-key"] }),
});

const isForm = (type = "") => type.startsWith("multipart/form-data");

/** Numbers and flags of a query are texts on the wire. */
function queryOf(query: URLSearchParams) {
  const isPlain = (name: string) => /^(since|page|perPage|atOnce)$/.test(name);
  return Object.fromEntries(
    [...query].map(([name, value]) => [name, isPlain(name) ? (JSON.parse(value) as unknown) : value]),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string | FormData | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const type = request.headers["content-type"];
  if (isForm(type)) return new Response(bytes, { headers: { "Content-Type": type! } }).formData();
  return bytes.length > 0 ? bytes.toString().replaceAll(FILES, BLOBS) : undefined;
}

function reply(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(body === undefined ? "" : JSON.stringify(body).replaceAll(BLOBS, FILES));
}

const kinds: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/** A file of the build; for every other address index.html, as docs/headers.sample.txt says. */
async function servePage({ url }: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(url!, "http://any");
  const file = path.extname(pathname) ? pathname : "/index.html";
  try {
    const content = await readFile(path.join(BUILD, file));
    response.writeHead(200, {
      "Content-Type": kinds[path.extname(file)] ?? (file.endsWith(".html") ? "text/html" : "application/octet-stream"),
    });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}
