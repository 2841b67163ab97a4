import type { TestProject } from 'vitest/node';
import { createBuilder, preview } from 'vite';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the production site, without a slash at its end. */
    siteUrl: string;
  }
}

/** Builds the site and serves it as `npm start` does, on a port that is free. */
export default async function setUp(project: TestProject) {
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  const server = await preview({ logLevel: 'warn', preview: { port: 0, strictPort: false } });
  project.provide('siteUrl', server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  return () => server.close();
}
