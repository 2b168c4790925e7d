import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";

const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Serves a built app over HTTP/1.1 as a host does: compressed, and index.html at each address without a file. */
export async function compressedServer(folder) {
  const contents = new Map();
  const contentOf = (file) => {
    if (!contents.has(file)) contents.set(file, gzipSync(readFileSync(file), { level: 9 }));
    return contents.get(file);
  };
  const server = createServer(({ url }, response) => {
    const asked = path.join(folder, new URL(url, "http://localhost").pathname);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : path.join(folder, "index.html");
    response.writeHead(200, {
      "content-type": types[path.extname(file)] ?? "application/octet-stream",
      "content-encoding": "gzip",
      "cache-control": "max-age=3600",
    });
    response.end(contentOf(file));
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const close = () => server.close();
  return { url: `http://localhost:${server.address().port}`, close };
}
