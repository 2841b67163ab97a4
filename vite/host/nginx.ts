import { headersFor, type HeaderRule } from './headers.ts';

/** nginx inherits `add_header` only where a block has none of its own, so each block has them all. */
function addHeaders(path: string, rules: HeaderRule[]): string {
  return Object.entries(headersFor(path, rules))
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}

/** What a `server` block includes, its `root` being the folder of the site. */
export function toNginxSnippet(rules: HeaderRule[]): string {
  return `# Written by the build. Include it in a server block whose root is this folder.
# brotli_static needs the module libnginx-mod-http-brotli-static.

charset utf-8;
charset_types text/plain text/css text/javascript application/javascript text/xml;
server_tokens off;
brotli_static on;
gzip_static on;
gzip_vary on;

error_page 400 /400.html;
error_page 404 /404.html;
error_page 405 /405.html;
error_page 500 502 503 504 /500.html;

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

location = / {
${addHeaders('/', rules)}
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  try_files /index.html =404;
}

location = /405.html {
${addHeaders('/', rules)}
  add_header Allow "GET, HEAD" always;
  internal;
}

# The pages stand at their addresses, not at their files' names.
location ~ ^/[^/]+\\.html$ {
${addHeaders('/', rules)}
  internal;
}

location = /site.webmanifest {
${addHeaders('/', rules)}
  default_type application/manifest+json;
}

# The files of hosts, the compressed twins, and whatever begins with a dot (certificates apart).
location ~ (^/_|\\.(br|gz)$|/\\.(?!well-known/)) {
${addHeaders('/', rules)}
  return 404;
}
`;
}
