import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Overrides `.env`, so that the contact function writes mails to `.outbox`. */
const settings = { VITE_SUPABASE_URL: '', MAIL_API_KEY: '', DATABASE_URL: 'memory://' };
const env = { ...process.env, NODE_ENV: 'production', ...settings };
const outDir = ['--outDir', 'node_modules/.cache/engines'];

/** Builds the site into a folder other than `dist`, and serves it as `npm start` does. */
export async function serveSite(): Promise<{ origin: string; close: () => void }> {
  execFileSync('vite', ['build', ...outDir], { env });
  const server = spawn('vite', ['preview', ...outDir, '--port', '0'], { env });
  for await (const line of createInterface(server.stdout)) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin) return { origin, close: () => server.kill() };
  }
  throw new Error('The preview server printed no address.');
}
