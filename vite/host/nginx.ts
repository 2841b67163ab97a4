import { headersFor, type HeaderRule } from './headers.ts';
import { otherSlash } from './site.ts';

const onlyReading = 'if ($request_method !~ ^(GET|HEAD)$) { return 405; }';

/**
 * The file that a `server` block includes. Its `root` is the folder of the site.
 * @param pages the file of each address.
 */
export function toNginxSnippet(rules: HeaderRule[], pages: Map<string, string>): string {
  /** nginx inherits `add_header` only where a block has none of its own, so each block has them all. */
  const block = (location: string, lines: string[], path = '/'): string => {
    const headers = Object.entries(headersFor(path, rules)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
    return [
      `location ${location} {`,
      ...[...headers, ...lines].map((line) => `  ${line}`),
      '}',
    ].join('\n');
  };

  /** A page at its address. The same address with the other slash redirects to it. */
  const pageBlocks = [...pages].flatMap(([address, file]) => {
    const other = otherSlash(address);
    const page = block(`= ${address}`, [onlyReading, `try_files ${file} =404;`]);
    if (!other) return [page];
    return [page, block(`= ${other}`, [onlyReading, `return 308 ${address}$is_args$args;`])];
  });

  return `# Written by the build. Include it in a server block whose root is the site's folder.
# brotli_static needs the module libnginx-mod-http-brotli-static.

charset utf-8;
charset_types text/plain text/css text/javascript application/javascript text/xml;
server_tokens off;
absolute_redirect off;
# A doubled slash is the 404 page, not a second address of another page.
merge_slashes off;
# A browser reads a TLS record when it is whole. These are a packet each, not nginx's 16 KB.
ssl_buffer_size 1400;
brotli_static on;
gzip_static on;
gzip_vary on;

# 494 and 497 are nginx's own: a header is too long, a request has no TLS. Both answer 400.
error_page 400 413 414 494 497 /400.html;
error_page 404 /404.html;
error_page 405 /405.html;
error_page 500 501 502 503 504 505 /500.html;

${block('/', [onlyReading, 'try_files $uri =404;'])}

${block('/assets/', [onlyReading, 'try_files $uri =404;'], '/assets/')}

# Pages have clean addresses, and none by the names of their files.
${pageBlocks.join('\n')}

${block('~ \\.html$', ['internal;'])}

${block('= /405.html', ['add_header Allow "GET, HEAD" always;', 'internal;'])}

${block('= /site.webmanifest', ['default_type application/manifest+json;'])}

# Doubled slashes, files of the hosts, compressed copies, and dot files except .well-known.
${block('~ (//|^/_|\\.(br|gz)$|/\\.(?!well-known/))', ['return 404;'])}
`;
}
