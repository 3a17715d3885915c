/** A small local server for pages under test. */
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import { dirname, extname, join, normalize } from "node:path";
import type { AddressInfo } from "node:net";

/** Where the frozen Office.js lies. */
export const OFFICE_JS = join(dirname(require.resolve("@microsoft/office-js/package.json")), "dist");

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

export interface ServedFolders {
  /** Where the server listens, with a slash at the end. */
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Sent with every page. */
  contentSecurityPolicy?: string;
  /** Pages that are no files, by path: "/page.html". */
  pages?: Record<string, string>;
}

/** Serves folders by the first part of the path: `{ "/office/": ".../dist", "/": "dist" }`. Longer prefixes win. */
export async function serveFolders(
  folders: Record<string, string>,
  options: ServeOptions = {},
): Promise<ServedFolders> {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const policy = options.contentSecurityPolicy;
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const headers = { "cache-control": "no-store", ...(policy ? { "content-security-policy": policy } : {}) };
    const page = options.pages?.[path];
    if (page !== undefined) {
      response.writeHead(200, { ...headers, "content-type": TYPES[".html"] }).end(page);
      return;
    }
    const prefix = prefixes.find((one) => path.startsWith(one));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const target = prefix ? join(folders[prefix], normalize(file.slice(prefix.length))) : "";
    readFile(target).then(
      (content) =>
        response
          .writeHead(200, { ...headers, "content-type": TYPES[extname(target)] ?? "application/octet-stream" })
          .end(content),
      () => response.writeHead(404, headers).end(`There is no ${path} here.`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
