/** What a deployed site must keep, asked from outside. */
export interface Target {
  /** Where the page stands: an origin without a path. */
  site: string;
  /** The address of the contact function. */
  contact: string;
}

interface Check {
  name: string;
  /** Resolves when the promise is kept, and throws what is wrong. */
  run: (target: Target) => Promise<void>;
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

function expect(isKept: boolean, complaint: string): void {
  if (!isKept) throw new Error(complaint);
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
  const isKept = response.status === status && text === wanted;
  expect(isKept, `expected ${status} ${wanted}, got ${response.status} ${text.slice(0, 120)}`);
}

function expectNothingGranted(response: Response): void {
  const granted = response.headers.get('access-control-allow-origin');
  expect(granted === null, `a foreign origin is granted "${granted}"`);
}

export const checks: Check[] = [
  {
    name: 'the page is served with its security headers',
    async run({ site }) {
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
    name: 'an unknown path is the not-found page, with status 404',
    async run({ site }) {
      const response = await ask(`${site}/smoke-test/no-such-page`);
      expect(response.status === 404, `status ${response.status}`);
      expect((await response.text()).includes('Page not found'), 'another page than ours');
    },
  },
  {
    name: 'a preflight from the site is granted',
    async run({ site, contact }) {
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
    async run({ contact }) {
      const response = await ask(contact, { method: 'OPTIONS', headers: { origin: foreign } });
      expectNothingGranted(response);
      await expectAnswer(response, 403, 'origin_not_allowed');
    },
  },
  {
    name: 'a message from elsewhere is refused',
    async run({ contact }) {
      const response = await post(contact, foreign, {});
      expectNothingGranted(response);
      await expectAnswer(response, 403, 'origin_not_allowed');
    },
  },
  {
    name: 'an incomplete message is refused',
    async run({ site, contact }) {
      await expectAnswer(await post(contact, site, {}), 422, 'invalid_message');
    },
  },
  {
    name: 'a whole message is sent: one real mail, look for it in the inbox',
    async run({ site, contact }) {
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
