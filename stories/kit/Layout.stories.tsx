import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import preview from '../../.storybook/preview.tsx';
import { forcedColours, rightToLeft } from '../fixtures/edgeCases.ts';
import { Specimen, Specimens } from '../fixtures/Specimen.tsx';

const meta = preview.meta({
  title: 'Layout',
  component: Stack,
  args: { direction: 'row', spacing: 2 },
  argTypes: {
    direction: {
      control: 'inline-radio',
      options: ['row', 'column'],
      description: 'Direction of the elements.',
    },
    spacing: {
      control: { type: 'range', min: 0, max: 8, step: 0.5 },
      description: 'Space between elements, in steps of 8 px.',
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

const cards = ['First', 'Second', 'Third'].map((label) => (
  <Card key={label}>
    <CardContent>{label}</CardContent>
  </Card>
));

const all = (
  <Specimens heading="Layout">
    <Specimen
      name="Stack"
      use="Use it for elements in a row or a column. For columns that align across rows, use Grid."
    >
      <Stack direction="row" spacing={2}>
        {cards}
      </Stack>
      <Stack spacing={1} divider={<Divider />}>
        <span>First</span>
        <span>Second</span>
      </Stack>
    </Specimen>
    <Specimen
      name="Grid"
      use="Use it for columns of a page. For elements of any width in a row, use Stack."
    >
      <Grid container spacing={2}>
        {cards.map((card, index) => (
          <Grid key={card.key} size={{ xs: 12, sm: index ? 6 : 12, md: 4 }}>
            {card}
          </Grid>
        ))}
      </Grid>
    </Specimen>
    <Specimen
      name="Container"
      use="Use it once per section, for the page's width and margins. Do not put one into another."
    >
      <Paper>
        <Container>The container keeps the page’s margins.</Container>
      </Paper>
    </Specimen>
    <Specimen
      name="Box"
      use="Use it for one element with theme values. Where a component has a name for the job, use that."
    >
      <Box sx={{ padding: 2, bgcolor: 'background.muted', borderRadius: 1 }}>A box</Box>
    </Specimen>
  </Specimens>
);

/** A stack. Try other directions and spaces with the controls. */
export const OneStack = meta.story({
  render: (args) => <Stack {...args}>{cards}</Stack>,
});

/** Every part for layout. */
export const Overview = meta.story({
  render: () => all,
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
});

export const ForcedColours = Overview.extend({ ...forcedColours, tags: ['edge-case'] });
export const RightToLeft = Overview.extend({ ...rightToLeft, tags: ['edge-case'] });
