import { headersFor, type HeaderRule } from '../../server/headers.ts';
import { otherSlash } from '../../server/site.ts';

const onlyReading = 'if ($request_method !~ ^(GET|HEAD)$) { return 405; }';

/**
 * Returns a configuration file to include in an nginx `server` block whose `root` is the site's
 * folder.
 * @param pages maps each page's address to its file.
 */
export function toNginxSnippet(rules: HeaderRule[], pages: Map<string, string>): string {
  /** Each block repeats all headers, because `add_header` turns off the headers of outer blocks. */
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

  /** A block for each page, and a block that redirects visitors who add or omit the last slash. */
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
# An address with a double slash gets the 404 page, so that no page has a second address.
merge_slashes off;
# A browser can read only complete TLS records. A record of this size fits into one network packet.
# The default in nginx is 16 KB.
ssl_buffer_size 1400;
brotli_static on;
gzip_static on;
gzip_vary on;

# Inside nginx, status 494 means that a header is too long, and 497 that a request has no TLS.
error_page 400 413 414 494 497 /400.html;
error_page 404 /404.html;
error_page 405 /405.html;
error_page 500 501 502 503 504 505 /500.html;

${block('/', [onlyReading, 'try_files $uri =404;'])}

${block('/assets/', [onlyReading, 'try_files $uri =404;'], '/assets/')}

# Page addresses do not contain .html, so the path of an HTML file gets the 404 page.
${pageBlocks.join('\n')}

${block('~ \\.html$', ['internal;'])}

${block('= /405.html', ['add_header Allow "GET, HEAD" always;', 'internal;'])}

${block('= /site.webmanifest', ['default_type application/manifest+json;'])}

# These paths get the 404 page: paths with a double slash, files for the host (_headers),
# compressed copies, and names that start with a dot, except .well-known.
${block('~ (//|^/_|\\.(br|gz)$|/\\.(?!well-known/))', ['return 404;'])}
`;
}
