import Typography from '@mui/material/Typography';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../src/brand/icons/Icon.tsx';
import { icons, type IconName } from '../../src/brand/icons/icons.tsx';
import { Rows } from '../fixtures/layout.ts';
import { rightToLeft } from '../fixtures/edgeCases.ts';

const names = Object.keys(icons) as IconName[];

const meta = preview.meta({
  component: Icon,
  args: { name: 'mail' },
  argTypes: { name: { control: 'select', options: names } },
});

/** One icon. Use the control to try other icons. */
export const One = meta.story({
  args: { name: 'mail' },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** All icons, each with its name. */
export const Family = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Rows>
      {names.map((name) => (
        <Rows key={name}>
          <Icon name={name} />
          <Typography variant="caption">{name}</Typography>
        </Rows>
      ))}
    </Rows>
  ),
});

export const FamilyRightToLeft = Family.extend({ ...rightToLeft, tags: ['edge-case'] });
