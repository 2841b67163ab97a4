import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Section } from '../../src/components/Section.tsx';
import { SectionHeading } from '../../src/components/SectionHeading.tsx';

const meta = preview.meta({
  component: Section,
  args: {
    id: 'example',
    children: (
      <SectionHeading
        id="example-heading"
        eyebrow="A band of the page"
        heading="It is named by its heading."
        lead="And it takes focus when a link leads to it."
      />
    ),
  },
  argTypes: { background: { control: 'inline-radio', options: ['plain', 'dawn', 'evening'] } },
  parameters: { layout: 'fullscreen' },
});

/** A section on the page's own background. The section can receive the focus. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'It is named by its heading.' });
    section.focus();
    await expect(section).toHaveFocus();
    await expect(section).toHaveStyle({ outlineStyle: 'none' });
  },
});

/** The background has the colours of morning light. It fades out at the top and the bottom. */
export const Dawn = meta.story({ args: { background: 'dawn' } });
