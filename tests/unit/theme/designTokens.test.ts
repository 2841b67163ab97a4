import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { widths } from '../../../.storybook/modes.ts';
import { dark, light } from '../../../theme/colorSchemes.ts';
import { designTokens } from '../../../theme/designTokens.ts';

const files = designTokens(widths);
const cwd = new URL('file:///tokens/');

/** Reads a file as any tool would: the parser throws at the first thing that the format forbids. */
function read(file: string, content: object = files[file as keyof typeof files]) {
  const others = { ...files, [file]: content };
  return parse([{ filename: new URL(file, cwd), src: JSON.stringify(content) }], {
    config: defineConfig(
      {
        tokens: [file],
        lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } },
      },
      { cwd },
    ),
    req: (url) =>
      Promise.resolve(JSON.stringify(others[url.pathname.split('/').at(-1) as keyof typeof files])),
  });
}

test.each(Object.keys(files))('%s keeps to the format of 2025.10', async (file) => {
  const { tokens } = await read(file);
  expect(Object.keys(tokens).length).toBeGreaterThan(50);
});

test('the parser refuses a colour that is not one', async () => {
  const wrong = { ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.1, 2] } } };
  await expect(read('core.tokens.json', wrong)).rejects.toThrow(/component/);
});

test('the resolver has both schemes, and each gives its own colours', async () => {
  const { resolver } = await read('theme.resolver.json');
  const background = (scheme: string) =>
    resolver.apply({ scheme })['palette.background.default']?.$value;
  expect(background('light')).toMatchObject({ hex: light.palette.background.default });
  expect(background('dark')).toMatchObject({ hex: dark.palette.background.default });
});

/** The dotted name of every value. */
const namesOf = (values: object, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? path + name : namesOf(value as object, `${path}${name}.`),
  );

test.each([
  ['light.tokens.json', light.palette],
  ['dark.tokens.json', dark.palette],
])(
  '%s has every meaning of the palette, except the lights that are radial',
  async (file, palette) => {
    const { tokens } = await read(file);
    const missing = namesOf(palette).filter((name) => !tokens[`palette.${name}`]);
    expect(missing).toEqual(['sky.aurora', 'sky.clearing']);
  },
);
