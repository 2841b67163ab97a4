import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { listOnce } from './listOnce.ts';
import { captureStories } from './captureStories.ts';
import { decode, measureDifference, readPixels } from './pixels.ts';
import { cacheFolder, type Engine } from './run.ts';
import type { Server } from './storybook.ts';
import { installedEngines, startEngine } from './engines.ts';
import { chooseStories } from './takeRun.ts';

interface Cell {
  engine: Engine;
  mode: string;
  failure?: string;
  png?: Buffer;
}

/** Captures a story in every engine that is installed, and puts them beside each other on a page. */
export async function writeEngineTable(server: Server, filters: string[]): Promise<string> {
  const cells: Cell[] = [];
  for (const engine of installedEngines()) {
    const browser = await startEngine(engine);
    try {
      const stories = chooseStories(await listOnce(browser, server.address), filters);
      const results = await captureStories({ browser, address: server.address, stories });
      for (const { name, first, second = first } of results) {
        cells.push(
          'hash' in second
            ? { engine, mode: name, png: await readPixels(second.hash) }
            : { engine, mode: name, failure: second.failure },
        );
      }
    } finally {
      await browser.close();
    }
  }
  const file = `${cacheFolder}/engines.html`;
  await writeFile(file, toPage(cells));
  return pathToFileURL(resolve(file)).href;
}

function toPage(cells: Cell[]): string {
  const engines = [...new Set(cells.map(({ engine }) => engine))];
  const rows = [...Map.groupBy(cells, ({ mode }) => mode)].map(([mode, row]) => {
    const reference = row.find(({ engine }) => engine === 'chromium')?.png;
    const columns = engines.map((engine) =>
      toColumn(
        row.find((cell) => cell.engine === engine),
        reference,
      ),
    );
    return `<tr><th scope="row">${mode}</th>${columns.join('')}</tr>`;
  });
  const heads = engines.map((engine) => `<th scope="col">${engine}</th>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Engines</title>
<style>body{font:16px/1.4 system-ui}th{text-align:start}td,th{vertical-align:top;padding:8px}img{max-width:440px;display:block}</style>
<h1>One story in each engine</h1><table><tr><td></td>${heads}</tr>${rows.join('\n')}</table></html>`;
}

function toColumn(cell: Cell | undefined, reference: Buffer | undefined): string {
  if (!cell?.png) return `<td>${cell?.failure?.split('\n')[0] ?? 'Not taken.'}</td>`;
  const pixels = decode(cell.png);
  const size = `${pixels.width} × ${pixels.height} px`;
  const difference =
    reference && reference !== cell.png
      ? `, ${measureDifference(decode(reference), pixels).changedPixels} px other than in Chromium`
      : '';
  const source = `data:image/png;base64,${cell.png.toString('base64')}`;
  return `<td><img src="${source}" alt="${cell.mode} in ${cell.engine}">${size}${difference}</td>`;
}
