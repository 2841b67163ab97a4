import { execSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../../chromium/chromium.ts';

/* These tests run the commands in a separate folder, on a Storybook for HTML instead of React. */

const tool = join(import.meta.dirname, '../cli.ts');
const build = 'storybook build --quiet --stats-json';
let project = '';
let browser: Browser;

beforeAll(async () => {
  // The folder is in the repository, so that Node finds the framework's packages.
  mkdirSync('.cache', { recursive: true });
  project = mkdtempSync(join(process.cwd(), '.cache/visual-review-'));
  cpSync(join(import.meta.dirname, 'storybook'), project, { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  const git = 'git -c user.name=Test -c user.email=test@example.com';
  const commit = `git init --quiet && git add .storybook *.js && ${git} commit --quiet -m Stories`;
  execSync(commit, { cwd: project });
  browser = await chromium.launch(await chromiumLaunchOptions());
  expect(runTool('accept', ...built).status).toBe(0);
});

afterAll(async () => {
  await browser.close();
  rmSync(project, { recursive: true });
});

const folders = ['--storybook', 'built', '--accepted', 'accepted.txt'];
const built = [...folders, '--build', build];
const inProject = () => {
  const PATH = `${process.cwd()}/node_modules/.bin:${process.env['PATH']}`;
  return { cwd: project, env: { ...process.env, PATH } };
};

function runTool(...args: string[]) {
  const options = { ...inProject(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], options);
  return { status, output: stdout + stderr };
}

function edit(file: string, from: string, to: string): void {
  const path = join(project, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

const readAcceptedLines = () => readFileSync(join(project, 'accepted.txt'), 'utf8').split('\n');

test('A comparison of a build with itself exits with status 0', () => {
  const { status, output } = runTool('compare', ...folders, '--all');
  expect([status, output.trim()]).toEqual([0, '4 screenshots: 4 same']);
});

test('A comparison of a missing folder exits with status 2 and names the folder', () => {
  const { status, output } = runTool('compare', ...folders.with(1, 'nowhere'));
  expect(status).toBe(2);
  expect(output.trim()).toBe(
    'nowhere is not a built Storybook: it has no iframe.html. Build it first.',
  );
});

test('The accept command stores even a tiny colour change, and reports stories that fail', () => {
  const before = readAcceptedLines();
  const intact = "render: () => '<button>Closed</button>'";
  const broken = "render() { throw new Error('No data'); }";
  edit('Badge.stories.js', intact, broken);
  edit('Button.stories.js', "'Send' }", "'<img src=none.png onerror=missing()>' }");
  edit('Badge.stories.js', 'font:', 'color: #000001; font:');
  const { status, output } = runTool('accept', ...built);
  edit('Badge.stories.js', broken, intact);
  edit('Button.stories.js', "'<img src=none.png onerror=missing()>' }", "'Send' }");
  edit('Badge.stories.js', 'color: #000001; font:', 'font:');
  expect(status).toBe(2);
  expect(output).toMatch(/failed +badge--played .*\n +No data/);
  expect(output).toMatch(/failed +button--short .*\n +404 for .*none\.png/);
  expect(output).toContain('missing is not defined');
  const others = readAcceptedLines().filter((line) => !before.includes(line));
  expect(others).toEqual([expect.stringContaining('badge--modes/phone-dark')]);
  // Another machine can accept the same changes from this file.
  const proposed = readFileSync(join(project, '.cache/visual-review/proposed.txt'), 'utf8');
  expect(proposed.split('\n')).toEqual(readAcceptedLines());
  writeFileSync(join(project, 'accepted.txt'), before.join('\n'));
});

test('The report is a single file without an Accept button', async () => {
  edit('colours.js', '#2040a0', '#2040b0');
  edit('Badge.stories.js', '>3<', '>4<');
  expect(runTool('report', ...built, '--output', 'report.html').status).toBe(0);
  const page = await browser.newPage();
  await page.goto(`file://${project}/report.html`);
  await page.getByRole('heading', { name: 'Changed: Button: Long and 1 more story' }).waitFor();
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await expect.poll(() => countLoaded(page)).toBeGreaterThan(1);
  await page.close();
});

test('A comparison with changes exits with status 1 and names the changed stories', () => {
  const { status, output } = runTool('compare', ...folders);
  expect(status).toBe(1);
  expect(output).toMatch(/^changed  badge--modes  /m);
  expect(output).toContain('changed (');
});

test('A comparison with a commit names the changed stories', () => {
  const { status, output } = runTool('compare', ...folders, '--against', 'HEAD');
  expect(status).toBe(1);
  expect(output).toMatch(/^changed  badge--modes  /m);
});

test('The viewer groups identical changes, and a key or a click accepts a group', async () => {
  const review = spawn(process.execPath, [tool, 'review', ...folders], inProject());
  try {
    const address = await readAddress(review);
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('heading', { name: 'Changed: Button: Long and 1 more story' }).waitFor();
    await expect.poll(() => countLoaded(page)).toBeGreaterThan(1);
    for (const [key, view] of ['Side by side', 'Slider', 'Difference'].entries()) {
      await page.keyboard.press(`${key + 1}`);
      expect(await page.getByRole('radio', { name: view }).isChecked()).toBe(true);
    }
    const before = readAcceptedLines();
    await page.keyboard.down('a');
    await page.getByRole('heading', { name: 'Changed: Badge: Modes' }).waitFor();
    await page.keyboard.press('z');
    await page.setViewportSize({ width: 500, height: 500 });
    const figures = page.locator('figure');
    await figures.first().evaluate((figure) => figure.scrollTo(50, 0));
    await expect.poll(() => figures.nth(1).evaluate(({ scrollLeft }) => scrollLeft)).toBe(50);
    // A held key repeats, but must not accept the next group.
    await page.keyboard.down('a');
    expect(readAcceptedLines().filter((line) => !before.includes(line))).toHaveLength(2);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('All screenshots match the accepted ones.').waitFor();

    const foreign = await fetch(`${address}/accept`, { method: 'POST', body: '[]' });
    expect(foreign.status).toBe(403);
    await page.close();
  } finally {
    review.kill('SIGKILL');
    await once(review, 'close');
  }
  expect(runTool('compare', ...folders).status).toBe(0);
});

async function readAddress(review: ChildProcess): Promise<string> {
  let output = '';
  review.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  await expect.poll(() => output, { timeout: 30_000 }).toContain('http');
  return /http:\S+/.exec(output)![0];
}

function countLoaded(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth > 0).length,
  );
}
