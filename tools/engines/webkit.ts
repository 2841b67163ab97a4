import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Builder, By, Key } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import type { Engine, EngineOptions } from './engine.ts';

/** A folder of CommonJS, which an import cannot name. */
const require = createRequire(import.meta.url);
const { DriverService } = require('selenium-webdriver/remote') as typeof Remote;

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
  const screen = ['-screen', '0', '1600x1600x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => server.kill() };
}

/** WebKitGTK asks the desktop's settings for the colour scheme and for motion. */
async function writeDesktopSettings(folder: string, colorScheme: string): Promise<void> {
  await mkdir(join(folder, 'gtk-3.0'), { recursive: true });
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-application-prefer-dark-theme=${colorScheme === 'dark'}\ngtk-enable-animations=false\n`,
  );
}

/** The page's errors from now on, kept in the page: WebDriver has no word for the console. */
function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { collectedErrors: errors });
  window.addEventListener('error', ({ message }) => errors.push(`Uncaught ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    errors.push(`Uncaught ${String(reason)}`);
  });
  const logError = console.error.bind(console);
  console.error = (...data: unknown[]) => {
    errors.push(data.map(String).join(' '));
    logError(...data);
  };
}

/** WebKitGTK, driven by WebDriver. */
export async function startWebKit(
  binary: string,
  { colorScheme = 'light' }: EngineOptions = {},
): Promise<Engine> {
  const display = await openDisplay();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await writeDesktopSettings(folder, colorScheme);
  const env = {
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: folder,
    // Else some tiles are painted by the GPU's way and some by the CPU's, never the same twice.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };

  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment(env)
    .build();
  const args = ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])];
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args },
    })
    .build();
  // A busy machine takes its time, and a story may play for a minute.
  await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
  const capabilities = await driver.getCapabilities();

  const consoleErrors: string[] = [];
  const visited = new Set<string>();
  const run: Engine['run'] = (work, ...args) =>
    driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       Promise.resolve((${work.toString()})(...[...arguments].slice(0, -1))).then(done);`,
      ...args,
    );
  const keepErrors = async () => {
    const errors = await run(() => {
      const page = window as { collectedErrors?: string[] };
      return page.collectedErrors?.splice(0) ?? [];
    });
    consoleErrors.push(...errors);
  };

  /** What the console says while a page loads: a second browser prints it, and leaves. */
  const readLoadErrors = async (url: string) => {
    if (visited.has(url)) return;
    visited.add(url);
    const args = ['--enable-write-console-messages-to-stdout=true', '--exit-after-load', url];
    const { stdout } = await promisify(execFile)(binary, args, { env, timeout: 30_000 });
    const lines = stdout.split('\n').filter((line) => /CONSOLE (?:JS |SECURITY )?ERROR/.test(line));
    consoleErrors.push(...lines);
  };

  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    goto: async (url) => {
      await keepErrors();
      await readLoadErrors(url);
      await driver.get(url);
      await run(collectErrors);
    },
    back: async () => {
      await keepErrors();
      await driver.navigate().back();
    },
    run,
    click: (selector) => driver.findElement(By.css(selector)).click(),
    hover: async (selector) => {
      const origin = driver.findElement(By.css(selector));
      await driver.actions().move({ origin }).perform();
    },
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    press: (key) =>
      driver.actions().sendKeys({ Escape: Key.ESCAPE, Tab: Key.TAB, F2: Key.F2 }[key]).perform(),
    resize: (width, height) =>
      driver.manage().window().setRect({ x: 0, y: 0, width, height }) as never,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeConsoleErrors: async () => {
      await keepErrors();
      return consoleErrors.splice(0);
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      await service.kill();
      display.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
