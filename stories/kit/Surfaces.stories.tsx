import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../src/brand/icons/Icon.tsx';
import { forcedColours, rightToLeft } from '../fixtures/edgeCases.ts';
import { gradientNames } from '../fixtures/gradientNames.ts';
import { Row, Specimen, Specimens } from '../fixtures/Specimen.tsx';

const meta = preview.meta({
  title: 'Surfaces',
  component: Paper,
  args: { variant: 'outlined', square: false },
  argTypes: {
    variant: {
      control: 'select',
      options: ['outlined', 'elevation', 'gradient'],
      description: 'Style. The page serves `outlined` and `gradient` only.',
    },
    gradient: {
      control: 'select',
      options: gradientNames,
      description: 'Gradient of the variant `gradient`.',
    },
    elevation: { control: { type: 'range', min: 0, max: 24 }, description: 'Depth of the shadow.' },
    square: { control: 'boolean', description: 'Whether the corners are square.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

const text = 'A booking app for a chain of clinics, in two languages, live after nine weeks.';

const content = (
  <CardContent>
    <Typography variant="h4" component="h3">
      Salma Clinics
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text} <Link href="#">Read the case</Link>
    </Typography>
  </CardContent>
);

function OpenPopover() {
  const [anchor, setAnchor] = useState<Element>();
  return (
    <>
      <Button variant="outlined" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        What is included?
      </Button>
      <Popover open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <CardContent>Design, build, and a year of care.</CardContent>
      </Popover>
    </>
  );
}

const all = (
  <Specimens heading="Surfaces">
    <Specimen
      name="Card"
      use="Use it for one thing among several of its kind. Text that belongs to the page needs no card."
    >
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 6, md: 4 }}>
          <Card>
            <CardHeader
              avatar={<Avatar>SC</Avatar>}
              title="Salma Clinics"
              subheader="Booking app, 2025"
            />
            {content}
            <CardActions>
              <Button variant="contained">Book</Button>
              <Button>More</Button>
            </CardActions>
          </Card>
        </Grid>
        <Grid size={{ xs: 12, sm: 6, md: 4 }}>
          <Card raised>
            <CardMedia component="div" sx={{ blockSize: 96, bgcolor: 'background.muted' }} />
            {content}
          </Card>
        </Grid>
        <Grid size={{ xs: 12, sm: 6, md: 4 }}>
          <Card>
            <CardActionArea href="#">
              <CardContent>
                <Typography variant="h4" component="h3">
                  A card that is a link
                </Typography>
                <Typography variant="body2">{text}</Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        </Grid>
      </Grid>
    </Specimen>
    <Specimen
      name="Gradients on a Card"
      use="Use a gradient for the one card that comes first. Text, links and buttons on it change their colours."
    >
      <Grid container spacing={2}>
        {gradientNames.map((name) => (
          <Grid key={name} size={{ xs: 12, sm: 6, md: 3 }}>
            <Card variant="gradient" gradient={name}>
              <CardContent>
                <Typography variant="h4" component="h3">
                  {name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  With a <Link href="#">link</Link>.
                </Typography>
              </CardContent>
              <Divider />
              <CardActions sx={{ paddingBlockStart: 2 }}>
                <Button variant="contained" size="small">
                  Book
                </Button>
                <Button variant="outlined" size="small">
                  More
                </Button>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Specimen>
    <Specimen
      name="Paper"
      use="Use it for a surface that is not a card, such as a panel. For one thing among several, use Card."
    >
      <Row>
        <Paper sx={{ padding: 2 }}>outlined</Paper>
        <Paper variant="elevation" elevation={2} sx={{ padding: 2 }}>
          elevation 2
        </Paper>
        <Paper variant="elevation" elevation={12} sx={{ padding: 2 }}>
          elevation 12
        </Paper>
        <Paper variant="gradient" sx={{ padding: 2 }}>
          gradient
        </Paper>
        <Paper square sx={{ padding: 2 }}>
          square
        </Paper>
      </Row>
    </Specimen>
    <Specimen
      name="AppBar and Toolbar"
      use="Use it once, at the top of a page. For actions in a section, use Stack."
    >
      {(['primary', 'default', 'transparent'] as const).map((color) => (
        <AppBar key={color} position="static" color={color} component="div">
          <Toolbar>
            <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
              {color}
            </Typography>
            <Button color="inherit">Work</Button>
          </Toolbar>
        </AppBar>
      ))}
      <AppBar position="static" variant="gradient" gradient="sea" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            gradient
          </Typography>
          <Button variant="outlined">Book</Button>
        </Toolbar>
      </AppBar>
    </Specimen>
    <Specimen
      name="Accordion"
      use="Use it for questions that few visitors open. Do not hide what everybody needs."
    >
      <div>
        <Accordion defaultExpanded>
          <AccordionSummary expandIcon={<Icon name="menu" />}>
            What does a project cost?
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
          <AccordionActions>
            <Button>Ask</Button>
          </AccordionActions>
        </Accordion>
        <Accordion>
          <AccordionSummary>How long does it take?</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
        <Accordion disabled>
          <AccordionSummary>Who owns the code?</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      </div>
    </Specimen>
    <Specimen
      name="Popover"
      use="Use it for details of one element. For a hint in a few words, use Tooltip."
    >
      <Row>
        <OpenPopover />
      </Row>
    </Specimen>
    <Specimen
      name="Box"
      use="Use it for a single element with theme values. For a row or a column, use Stack."
    >
      <Box sx={{ padding: 2, bgcolor: 'background.muted', borderRadius: 1 }}>A box</Box>
    </Specimen>
  </Specimens>
);

/** A surface. Try other variants and gradients with the controls. */
export const OnePaper = meta.story({
  render: (args) => <Paper {...args}>{content}</Paper>,
});

/** Every surface in its variants and states. */
export const Overview = meta.story({
  render: () => all,
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
});

/** Dialog: use it for a question that must be answered first. Do not use it for news. */
export const OpenDialog = meta.story({
  tags: ['state'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
  render: () => (
    <Dialog open aria-labelledby="kit-dialog">
      <DialogTitle id="kit-dialog">Delete the draft?</DialogTitle>
      <DialogContent>
        <DialogContentText>The text and the files of this message will be lost.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit">Keep it</Button>
        <Button variant="contained" color="error">
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  ),
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'Delete the draft?' });
    /* The dialog fades in. */
    await waitFor(() => expect(heading).toBeVisible());
  },
});

/** Drawer: use it for navigation on a phone. On a wide screen, show the links in the bar. */
export const OpenDrawer = meta.story({
  tags: ['state'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
  render: () => (
    <Drawer open slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog' } }}>
      {content}
    </Drawer>
  ),
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'Salma Clinics' });
    await waitFor(() => expect(heading).toBeVisible());
  },
});

export const ForcedColours = Overview.extend({ ...forcedColours, tags: ['edge-case'] });
export const RightToLeft = Overview.extend({ ...rightToLeft, tags: ['edge-case'] });
