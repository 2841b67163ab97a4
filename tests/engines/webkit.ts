import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import getPort from 'get-port';
import type { Engine } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPaths = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
];

export function findWebKit(): string | undefined {
  return existsSync(driverPath) ? browserPaths.find((path) => existsSync(path)) : undefined;
}

/** A display of its own where there is none: WebKitGTK has no headless mode. */
async function openDisplay(): Promise<{ name: string; close: () => void }> {
  const given = process.env['DISPLAY'];
  if (given) return { name: given, close: () => {} };
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => server.kill() };
}

interface Answer {
  value: unknown;
}

/** WebKitGTK, driven by the WebDriver standard: plain requests, which need no library. */
export async function startWebKit(binary: string): Promise<Engine> {
  const port = await getPort({ host: '127.0.0.1' });
  const display = await openDisplay();
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const base = `http://127.0.0.1:${port}`;

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(base + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { connection: 'close' },
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const started = Date.now();
  while (
    !(await fetch(`${base}/status`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (Date.now() - started > 10_000) throw new Error('WebKitWebDriver does not answer.');
  }
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        timeouts: { script: 20_000, pageLoad: 20_000 },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };

  const session = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  const find = async (selector: string) => {
    const found = await session('POST', '/element', { using: 'css selector', value: selector });
    return Object.values(found as Record<string, string>)[0];
  };

  return {
    name: `WebKitGTK (${capabilities.browserVersion})`,
    goto: async (url) => void (await session('POST', '/url', { url })),
    back: async () => void (await session('POST', '/back', {})),
    run: (work, ...args) =>
      session('POST', '/execute/async', {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve((${work.toString()})(...[...arguments].slice(0, -1))).then(done);`,
        args,
      }) as never,
    click: async (selector) =>
      void (await session('POST', `/element/${await find(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await session('POST', `/element/${await find(selector)}/value`, { text })),
    resize: async (width, height) =>
      void (await session('POST', '/window/rect', { x: 0, y: 0, width, height })),
    // The standard has no word for the console; violations of the policy are asked of the page.
    takeComplaints: () => [],
    close: async () => {
      await session('DELETE', '').catch(() => undefined);
      driver.kill();
      display.close();
    },
  };
}
