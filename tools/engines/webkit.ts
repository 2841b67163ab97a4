import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../servers/freePort.ts';
import type { Engine } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Controls WebKitGTK with WebDriver, which is JSON over HTTP: www.w3.org/TR/webdriver2. */
export async function startWebKit(): Promise<Engine> {
  if (!existsSync(driver)) throw new Error('Install webkit2gtk-driver and xvfb.');
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await send('GET', '/status').catch(() => false))) await setTimeout(50);

  const options = { binary, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const post = <Value>(command: string, body: object = {}) =>
    send<Value>('POST', `/session/${sessionId}/${command}`, body);
  const find = async (selector: string) => {
    const element = await post<object>('element', { using: 'css selector', value: selector });
    return `element/${Object.values(element)[0]}`;
  };

  const errors: string[] = [];
  return {
    goto: async (url) => {
      // WebDriver cannot read the console, so a second browser prints the page's errors.
      const args = ['--enable-write-console-messages-to-stdout=true', '--exit-after-load', url];
      const { stdout } = await promisify(execFile)(binary, args);
      errors.push(...stdout.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line)));
      await post('url', { url });
    },
    back: () => post('back'),
    run: (work, ...args) =>
      post('execute/sync', { script: `return (${work.toString()})(...arguments)`, args }),
    click: async (selector) => post(`${await find(selector)}/click`),
    type: async (selector, text) =>
      post(`${await find(selector)}/value`, { text: text.replace('\n', '\uE007') }),
    pressEscape: async () => post(`${await find('body')}/value`, { text: '\uE00C' }),
    resize: (width, height) => post('window/rect', { x: 0, y: 0, width, height }),
    takeErrors: () => errors.splice(0),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      server.kill();
    },
  };
}
