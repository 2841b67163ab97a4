import { headersFor, type HeaderRule } from './headers.ts';
import { otherSlash } from './site.ts';

const onlyReading = 'if ($request_method !~ ^(GET|HEAD)$) { return 405; }';

/**
 * Returns the text of a file that a `server` block of nginx includes. The `root` of this block is
 * the folder of the site.
 * @param pages maps the address of each page to its file.
 */
export function toNginxSnippet(rules: HeaderRule[], pages: Map<string, string>): string {
  /** Each block has all headers: its first `add_header` turns off the headers of outer blocks. */
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

  /** A block for each page, and a redirect for its address with or without a slash at the end. */
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
# An address with a doubled slash gets the 404 page. It is not a second address of a page.
merge_slashes off;
# A browser can read a TLS record only when it is complete. A record of this size fits into one
# network packet. The default of nginx is 16 KB.
ssl_buffer_size 1400;
brotli_static on;
gzip_static on;
gzip_vary on;

# nginx uses 494 if a header is too long, and 497 if a request has no TLS. The answer is 400.
error_page 400 413 414 494 497 /400.html;
error_page 404 /404.html;
error_page 405 /405.html;
error_page 500 501 502 503 504 505 /500.html;

${block('/', [onlyReading, 'try_files $uri =404;'])}

${block('/assets/', [onlyReading, 'try_files $uri =404;'], '/assets/')}

# Addresses of pages do not contain .html. The address of an HTML file gets the 404 page.
${pageBlocks.join('\n')}

${block('~ \\.html$', ['internal;'])}

${block('= /405.html', ['add_header Allow "GET, HEAD" always;', 'internal;'])}

${block('= /site.webmanifest', ['default_type application/manifest+json;'])}

# 404 for doubled slashes, files of the host, compressed copies, and dot files except .well-known.
${block('~ (//|^/_|\\.(br|gz)$|/\\.(?!well-known/))', ['return 404;'])}
`;
}
