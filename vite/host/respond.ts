import { headersFor, type HeaderRule } from './headers.ts';
import { encodings, type Encoding, type SiteFile } from './site.ts';

export interface SiteRequest {
  method: string;
  /** The target as it was sent: a path with or without a query. */
  target: string;
  accepts?: string;
  ifNoneMatch?: string;
}

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

/** What a careful static host answers. Without a server around it, so that it can be fuzzed. */
export function respond(
  site: Map<string, SiteFile>,
  rules: HeaderRule[],
  request: SiteRequest,
): SiteResponse {
  if (!['GET', 'HEAD'].includes(request.method)) return answer('/405.html', 405);
  const path = toPath(request.target);
  if (path === undefined) return answer('/400.html', 400);
  // Pages stand at their addresses, not at their files' names.
  const address = path === '/' ? '/index.html' : path.endsWith('.html') ? '' : path;
  return site.has(address) ? answer(address, 200) : answer('/404.html', 404);

  function answer(address: string, status: number): SiteResponse {
    const file = site.get(address);
    const headers = headersFor(status === 200 ? address : '/', rules);
    if (status === 405) headers['Allow'] = 'GET, HEAD';
    if (!file) return { status, headers: { ...headers, 'Content-Length': '0' } };

    const encoding = chooseEncoding(file, request.accepts);
    const body = file.bodies[encoding] ?? file.bodies.identity;
    const tag = file.tag(encoding);
    if (Object.keys(encodings).some((name) => file.bodies[name as Encoding])) {
      headers['Vary'] = 'Accept-Encoding';
    }
    if (status === 200) {
      headers['ETag'] = tag;
      if (isKnown(tag, request.ifNoneMatch)) return { status: 304, headers };
    }
    headers['Content-Type'] = file.type;
    headers['Content-Length'] = String(body.length);
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    return request.method === 'HEAD' ? { status, headers } : { status, headers, body };
  }
}

/** Undefined where the target is no path at all. */
function toPath(target: string): string | undefined {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!path.startsWith('/')) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function chooseEncoding(file: SiteFile, accepts = ''): Encoding | 'identity' {
  const accepted = new Set(
    accepts
      .toLowerCase()
      .split(',')
      .map((entry) => entry.trim().split(/\s*;\s*/))
      .filter(([, weight = 'q=1']) => Number(weight.replace(/^q\s*=\s*/, '')) > 0)
      .map(([name]) => name),
  );
  const names = Object.keys(encodings) as Encoding[];
  return names.find((name) => file.bodies[name] && accepted.has(name)) ?? 'identity';
}

function isKnown(tag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((known) => known === tag || known === '*');
}
