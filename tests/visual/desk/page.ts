import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { dark, light } from '../../../theme/colorSchemes.ts';
import { radius } from '../../../theme/primitives.ts';
import type { Patch } from '../patch.ts';
import type { Review } from './review.ts';

interface File {
  type: string;
  body: string;
}

/** The desk's page, by path. */
export type DeskPage = Record<'/' | '/desk.js' | '/desk.css', File>;

/** Builds the viewer: the same for the desk and for the single-file report. */
async function buildViewer(): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('viewer', import.meta.url)),
    /* Whoever builds it, a test runner too. */
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      /* The fonts are part of the style. */
      assetsInlineLimit: 200_000,
      rolldownOptions: { input: fileURLToPath(new URL('viewer/main.tsx', import.meta.url)) },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The viewer was not built.');
  const script = bundle.output.find((file) => file.type === 'chunk')?.code;
  const style = bundle.output.find((file) => file.fileName.endsWith('.css'));
  if (!script || style?.type !== 'asset') throw new Error('The viewer was not built whole.');
  return { script, style: tokens() + String(style.source) };
}

const head = `<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Review desk</title>
<link rel="icon" href="data:," />`;

const toHtml = (inHead: string, inBody: string) =>
  `<!doctype html>\n<html lang="en-GB">\n<head>\n${head}\n${inHead}\n</head>\n<body>\n<div id="root"></div>\n${inBody}\n</body>\n</html>\n`;

export async function buildDesk(): Promise<DeskPage> {
  const { script, style } = await buildViewer();
  const html = toHtml(
    '<link rel="stylesheet" href="/desk.css" />\n<script type="module" src="/desk.js"></script>',
    '',
  );
  return {
    '/': { type: 'text/html; charset=utf-8', body: html },
    '/desk.js': { type: 'text/javascript; charset=utf-8', body: script },
    '/desk.css': { type: 'text/css; charset=utf-8', body: style },
  };
}

/** A patch with its changed pixels, as an image in base64. */
export type ReportPatch = Patch & { image: string };

/**
 * One file that holds it all.
 * @param images PNG or WebP as base64, by their pixels' hash.
 * @param patches screenshots after that are made of one before, by the screenshot's name.
 */
export async function buildReport(
  review: Review,
  images: ReadonlyMap<string, string>,
  patches: ReadonlyMap<string, ReportPatch> = new Map(),
): Promise<string> {
  const { script, style } = await buildViewer();
  /* Nothing that the file holds may end its own script. */
  const inline = script.replaceAll('</script', String.raw`<\/script`);
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:`;
  const data = JSON.stringify(review).replaceAll('<', String.raw`\u003c`);
  const inert = [
    ...[...images].map(
      ([id, base64]) => `<script type="text/plain" id="image-${id}">${base64}</script>`,
    ),
    ...[...patches].map(
      ([id, patch]) =>
        `<script type="application/json" id="patch-${id}">${JSON.stringify(patch)}</script>`,
    ),
  ];
  return toHtml(
    `<meta http-equiv="content-security-policy" content="${policy}" />\n<style>${style}</style>`,
    [
      `<script type="application/json" id="review">${data}</script>`,
      ...inert,
      `<script type="module">${inline}</script>`,
    ].join('\n'),
  );
}

/** The theme's tokens, as the viewer's style names them. */
function tokens(): string {
  const inScheme = ({
    background,
    text,
    primary,
    secondary,
    error,
    success,
    divider,
    shadow,
  }: Palette) =>
    toVariables({
      background: background.default,
      paper: background.paper,
      muted: background.muted,
      text: text.primary,
      quiet: text.secondary,
      primary: primary.main,
      'on-primary': primary.contrastText,
      mark: secondary.main,
      error: error.main,
      success: success.main,
      line: divider,
      shadow: shadow.overlay,
    });
  const { gradient, onGradient } = light.palette;
  const constant = toVariables({
    dusk: gradient.dusk,
    'on-dusk': onGradient.dusk,
    radius: `${radius.small}px`,
    pill: `${radius.pill}px`,
  });
  return `:root{color-scheme:light dark;${constant}${inScheme(light.palette)}}
@media (prefers-color-scheme:dark){:root{${inScheme(dark.palette)}}}`;
}

type Palette = typeof light.palette | typeof dark.palette;

function toVariables(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
