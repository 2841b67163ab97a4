import { writeFile } from 'node:fs/promises';
import type { CDPSession } from 'playwright';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'blink',
  'blink.user_timing',
  'loading',
  'cc',
  'toplevel',
  'netlog',
  'disabled-by-default-netlog',
];

export async function startTrace(session: CDPSession): Promise<void> {
  const traceConfig = {
    recordMode: 'recordAsMuchAsPossible',
    includedCategories: categories,
  } as const;
  await session.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig });
}

export async function keepTrace(session: CDPSession, file: string): Promise<void> {
  const complete = new Promise<string>((resolve) => {
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? ''));
  });
  await session.send('Tracing.end');
  const handle = await complete;
  let text = '';
  for (let eof = false; !eof;) {
    const part = await session.send('IO.read', { handle });
    text += part.data;
    eof = part.eof;
  }
  await writeFile(file, text);
}
