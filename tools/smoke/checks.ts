/* What a deployed site must meet, asked from outside. */

interface Check {
  name: string;
  /** Sends a real message: only with `--live`. */
  isLive?: boolean;
  /**
   * Resolves when the requirement is met, and throws what is wrong.
   * @param site an origin without a path.
   */
  run: (site: string) => Promise<void>;
}

const foreign = 'https://foreign.example';

const headers: [string, RegExp][] = [
  ['content-security-policy', /default-src 'none'/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['content-security-policy', /^(?!.*'unsafe-(inline|eval)')/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /=\(\)/],
];
const onlyHttps: [string, RegExp][] = [['strict-transport-security', /max-age=[1-9]\d{6,}/]];

/** What a host keeps for itself: its settings, compressed twins and error pages. */
const internalPaths = ['/_headers', '/_nginx.conf', '/index.html.br', '/index.html.gz', '/405'];

/** `security.txt` is renewed by each build; this long before it expires, somebody is told. */
const renewalDays = 30;

function expect(isMet: boolean, problem: string): void {
  if (!isMet) throw new Error(problem);
}

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(25_000), ...init });
}

function post(contact: string, origin: string, body: object): Promise<Response> {
  const type = { 'content-type': 'application/json' };
  return ask(contact, { method: 'POST', headers: { origin, ...type }, body: JSON.stringify(body) });
}

async function expectAnswer(response: Response, status: number, code: string): Promise<void> {
  const text = await response.text();
  const wanted = JSON.stringify({ code });
  const isMet = response.status === status && text === wanted;
  expect(isMet, `expected ${status} ${wanted}, got ${response.status} ${text.slice(0, 120)}`);
}

function expectNothingGranted(response: Response): void {
  const granted = response.headers.get('access-control-allow-origin');
  expect(granted === null, `a foreign origin is granted "${granted}"`);
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/** Where the form in the live page posts to: no setting says it twice. */
async function readFormTarget(site: string): Promise<URL> {
  const html = await (await ask(`${site}/`)).text();
  const form = html
    .match(/<form\b[^>]*>/g)
    ?.find((tag) => readAttribute(tag, 'method')?.toLowerCase() === 'post');
  const action = form && readAttribute(form, 'action');
  if (!action) throw new Error('the page has no form that is posted to an address');
  const target = new URL(action, site);
  const isSecure = target.protocol === 'https:' || !site.startsWith('https:');
  expect(isSecure, `the form posts to ${target.href}, which is not https`);
  return target;
}

const contactUrl = async (site: string) => (await readFormTarget(site)).href;

export const checks: Check[] = [
  {
    name: 'the page is served with its security headers',
    async run(site) {
      const response = await ask(`${site}/`);
      expect(response.status === 200, `status ${response.status}`);
      const type = response.headers.get('content-type') ?? '';
      expect(type.startsWith('text/html'), `content type "${type}"`);
      for (const [name, pattern] of site.startsWith('https:')
        ? [...headers, ...onlyHttps]
        : headers) {
        const value = response.headers.get(name) ?? 'missing';
        expect(value !== 'missing' && pattern.test(value), `${name}: ${value}`);
      }
    },
  },
  {
    name: 'an unknown path answers 404 with our not-found page',
    async run(site) {
      const response = await ask(`${site}/smoke-test/no-such-page`);
      expect(response.status === 404, `status ${response.status}`);
      expect((await response.text()).includes('Page not found'), 'another page than ours');
    },
  },
  {
    name: 'files for the host, compressed twins and error pages have no address',
    async run(site) {
      for (const path of internalPaths) {
        const { status } = await ask(`${site}${path}`);
        expect(status !== 200, `${path} is served`);
      }
    },
  },
  {
    name: 'security.txt names a contact and is valid for another month',
    async run(site) {
      const response = await ask(`${site}/.well-known/security.txt`);
      expect(response.status === 200, `status ${response.status}`);
      const text = await response.text();
      expect(/^Contact: (mailto:|https:)\S+$/m.test(text), 'no contact');
      const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
      const isValid = expires > Date.now() + renewalDays * 24 * 3600 * 1000;
      expect(isValid, 'it expires soon, or does not say when: build and publish the site again');
    },
  },
  {
    name: 'the form posts to an address that the policy allows',
    async run(site) {
      const { origin } = await readFormTarget(site);
      const policy = (await ask(`${site}/`)).headers.get('content-security-policy') ?? '';
      for (const name of ['connect-src', 'form-action']) {
        const sources = new RegExp(`(?:^|; *)${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
        const isAllowed =
          sources.includes(origin) || (origin === site && sources.includes("'self'"));
        expect(isAllowed, `${name} "${sources.join(' ')}" lacks ${origin}`);
      }
    },
  },
  {
    name: 'a preflight from the site is granted',
    async run(site) {
      const contact = await contactUrl(site);
      const response = await ask(contact, {
        method: 'OPTIONS',
        headers: { origin: site, 'access-control-request-method': 'POST' },
      });
      const granted = response.headers.get('access-control-allow-origin');
      expect(
        response.status === 204 && granted === site,
        `${response.status}, granted "${granted}"`,
      );
      const allowed = response.headers.get('access-control-allow-headers') ?? '';
      for (const name of ['apikey', 'content-type', 'x-client-info', 'authorization']) {
        expect(allowed.includes(name), `${name} is not among the allowed headers "${allowed}"`);
      }
    },
  },
  {
    name: 'a preflight from elsewhere is refused',
    async run(site) {
      const contact = await contactUrl(site);
      const response = await ask(contact, { method: 'OPTIONS', headers: { origin: foreign } });
      expectNothingGranted(response);
      await expectAnswer(response, 403, 'origin_not_allowed');
    },
  },
  {
    name: 'a message from elsewhere is refused',
    async run(site) {
      const contact = await contactUrl(site);
      const response = await post(contact, foreign, {});
      expectNothingGranted(response);
      await expectAnswer(response, 403, 'origin_not_allowed');
    },
  },
  {
    name: 'an incomplete message is refused',
    async run(site) {
      const contact = await contactUrl(site);
      await expectAnswer(await post(contact, site, {}), 422, 'invalid_message');
    },
  },
  {
    name: 'a whole message is sent: one real mail, look for it in the inbox',
    isLive: true,
    async run(site) {
      const contact = await contactUrl(site);
      const message = {
        firstName: 'Smoke',
        lastName: 'Test',
        email: 'smoke-test@example.com',
        projectDetails: `This mail proves that the form works. Sent at ${new Date().toISOString()}.`,
      };
      await expectAnswer(await post(contact, site, message), 200, 'sent');
    },
  },
];
