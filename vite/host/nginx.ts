import { headersFor, type HeaderRule } from './headers.ts';
import { errorPages, otherSlash } from './site.ts';

/** nginx inherits `add_header` only where a block has none of its own, so each block has them all. */
function addHeaders(path: string, rules: HeaderRule[]): string {
  return Object.entries(headersFor(path, rules))
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}

/** A page at its address. The same address with the other slash redirects to it. */
function pageLocations([address, file]: [string, string], rules: HeaderRule[]): string {
  const headers = addHeaders('/', rules);
  const page = `location = ${address} {
${headers}
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  try_files ${file} =404;
}`;
  const other = otherSlash(address);
  if (!other) return page;
  return `${page}
location = ${other} {
${headers}
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  return 308 ${address}$is_args$args;
}`;
}

/**
 * What a `server` block includes, its `root` being the folder of the site.
 * @param pages the file of each address.
 */
export function toNginxSnippet(rules: HeaderRule[], pages: Map<string, string>): string {
  return `# Written by the build. Include it in a server block whose root is the site's folder.
# brotli_static needs the module libnginx-mod-http-brotli-static.

charset utf-8;
charset_types text/plain text/css text/javascript application/javascript text/xml;
server_tokens off;
absolute_redirect off;
# A browser reads a TLS record when it is whole. These are a packet each, not nginx's 16 KB.
ssl_buffer_size 1400;
brotli_static on;
gzip_static on;
gzip_vary on;

error_page 400 ${errorPages[400]};
error_page 404 ${errorPages[404]};
error_page 405 ${errorPages[405]};
error_page 500 502 503 504 ${errorPages[500]};

location / {
${addHeaders('/', rules)}
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  try_files $uri =404;
}

location /assets/ {
${addHeaders('/assets/', rules)}
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  try_files $uri =404;
}

# The pages stand at their addresses, not at their files' names.
${[...pages].map((page) => pageLocations(page, rules)).join('\n')}

location ~ \\.html$ {
${addHeaders('/', rules)}
  internal;
}

location = ${errorPages[405]} {
${addHeaders('/', rules)}
  add_header Allow "GET, HEAD" always;
  internal;
}

location = /site.webmanifest {
${addHeaders('/', rules)}
  default_type application/manifest+json;
}

# The files of hosts, the compressed twins, and whatever begins with a dot (.well-known apart).
location ~ (^/_|\\.(br|gz)$|/\\.(?!well-known/)) {
${addHeaders('/', rules)}
  return 404;
}
`;
}
