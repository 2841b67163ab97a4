import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ServiceCard } from '../../src/components/ServiceCard.tsx';
import { home } from '../../src/content/en/home.ts';
import { Columns } from '../fixtures/layout.ts';
import { longWords } from '../fixtures/edgeCases.ts';

const { services } = home;

const service = services.items.find(({ proof }) => proof)!;
const wide = { sm: 'full', md: 'half' } as const;
const narrow = { sm: 'half', md: 'third' } as const;

const meta = preview.meta({
  component: ServiceCard,
  args: { service, size: wide },
  render: (args) => (
    <ul>
      <ServiceCard {...args} />
    </ul>
  ),
});

const WideCard = styled(ServiceCard)(({ theme, size }) => ({
  [theme.breakpoints.between('sm', 'md')]: {
    gridColumn: size.sm === 'full' ? 'span 2' : 'auto',
  },
}));

/** A service's title, description and features, and a link to an example project. */
export const Default = meta.story({
  tags: ['SERV-1'],
  play: async ({ args, canvas, canvasElement }) => {
    const { title, description, features, proof } = args.service;
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    for (const text of [description, ...features]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: proof?.label })).toHaveAttribute(
      'href',
      proof?.href,
    );
    /* The card has an icon beside each feature, and an illustration. */
    await expect(canvasElement.querySelectorAll('svg').length).toBeGreaterThan(features.length);
  },
});

/** The first two services in the section. The first one is featured. */
export const Wide = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Columns as="ul" sx={{ gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {services.items.slice(0, 2).map((item, index) => {
        const size = index === 0 ? wide : ({ ...wide, sm: 'half' } as const);
        return <WideCard key={item.title} service={item} size={size} />;
      })}
    </Columns>
  ),
});

/** All services after the second. The illustrations are above the text and have the same height. */
export const Narrow = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Columns as="ul">
      {services.items.slice(2).map((item) => (
        <ServiceCard key={item.title} service={item} size={narrow} />
      ))}
    </Columns>
  ),
});

/** A service without a link to an example project. */
export const WithoutProof = meta.story({
  args: { service: (({ proof: _proof, ...rest }) => rest)(service) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
