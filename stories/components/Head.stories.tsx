import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Metadata } from '../../src/components/Metadata.tsx';
import { StructuredData } from '../../src/components/StructuredData.tsx';
import { home } from '../../src/content/en/home.ts';
import { locale } from '../../src/content/en/locale.ts';

const meta = preview.meta({
  title: 'Head',
  component: Metadata,
  args: { locale, metadata: home.metadata, canonicalUrl: 'https://www.example.com/' },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The story looks empty, because React puts the title and description in the page's head. */
export const Described = meta.story({
  play: async ({ args }) => {
    const description = document.head.querySelector('meta[name="description"]');
    await expect(document.title).toBe(args.metadata.title);
    await expect(description).toHaveAttribute('content', args.metadata.description);
  },
});

/** Structured data that search engines read. */
export const ReadByMachines = meta.story({
  render: ({ metadata }) =>
    metadata.structuredData ? <StructuredData graph={metadata.structuredData} /> : <></>,
  play: async ({ canvasElement }) => {
    const script = canvasElement.querySelector('script[type="application/ld+json"]');
    const data = JSON.parse(script?.textContent ?? '') as Record<string, unknown>;
    await expect(data['@context']).toBe('https://schema.org');
  },
});
