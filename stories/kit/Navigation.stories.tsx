import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../src/brand/icons/Icon.tsx';
import { forcedColours, rightToLeft } from '../fixtures/edgeCases.ts';
import { Row, Specimen, Specimens } from '../fixtures/Specimen.tsx';

const meta = preview.meta({
  title: 'Navigation',
  component: Pagination,
  args: { count: 8, defaultPage: 3 },
  argTypes: {
    count: { control: 'number', description: 'Number of pages.' },
    color: {
      control: 'select',
      options: ['standard', 'primary', 'secondary'],
      description: 'Colour of the current page.',
    },
    variant: { control: 'inline-radio', options: ['text', 'outlined'], description: 'Style.' },
    shape: { control: 'inline-radio', options: ['circular', 'rounded'], description: 'Shape.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

const steps = ['Plan', 'Design', 'Build', 'Launch'];

function ServiceTabs() {
  const [shown, setShown] = useState(0);
  return (
    <Tabs
      value={shown}
      onChange={(_, next: number) => setShown(next)}
      aria-label="Services"
      variant="scrollable"
      allowScrollButtonsMobile
    >
      {['Websites', 'Apps', 'Automation'].map((label) => (
        <Tab key={label} label={label} />
      ))}
      <Tab label="Disabled" disabled />
    </Tabs>
  );
}

const all = (
  <Specimens heading="Navigation">
    <Specimen
      name="Link"
      use="Use it for a link inside a sentence or in a list. For the main link of a section, use Button."
    >
      <Typography>
        Every project starts with <Link href="#">a free call</Link>, and ends with{' '}
        <Link href="#" color="secondary">
          a launch
        </Link>
        .
      </Typography>
      <Typography>
        <Link href="#" color="inherit" underline="hover">
          A link in a list of links
        </Link>
      </Typography>
    </Specimen>
    <Specimen name="Tabs" use="Use it for views of the same thing. Do not put steps into tabs.">
      <ServiceTabs />
    </Specimen>
    <Specimen
      name="Breadcrumbs"
      use="Use it on pages below the second level. A single page needs none."
    >
      <Breadcrumbs aria-label="Breadcrumbs">
        <Link href="#">Home</Link>
        <Link href="#">Work</Link>
        <Typography>Salma Clinics</Typography>
      </Breadcrumbs>
      <Breadcrumbs aria-label="Long breadcrumbs" maxItems={2}>
        <Link href="#">Home</Link>
        <Link href="#">Work</Link>
        <Typography>Salma Clinics</Typography>
      </Breadcrumbs>
    </Specimen>
    <Specimen
      name="Pagination"
      use="Use it for a list of more than some twenty entries. Show fewer entries at once."
    >
      <Pagination count={8} defaultPage={3} />
      <Pagination
        count={5}
        variant="outlined"
        shape="rounded"
        getItemAriaLabel={(type, page) => `Outlined, ${type} ${page}`}
        aria-label="Outlined pagination"
      />
      <Pagination count={5} disabled aria-label="Disabled pagination" />
    </Specimen>
    <Specimen
      name="Stepper"
      use="Use it for a task in three to five steps. For the story of a project, use a list."
    >
      <Stepper activeStep={1}>
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stepper nonLinear activeStep={2} alternativeLabel>
        {steps.map((step, index) => (
          <Step key={step} completed={index < 2}>
            <StepButton>{step}</StepButton>
          </Step>
        ))}
      </Stepper>
    </Specimen>
    <Specimen
      name="MobileStepper"
      use="Use it for a few pictures on a phone. Do not hide important content in a slide."
    >
      <MobileStepper
        variant="dots"
        steps={4}
        position="static"
        activeStep={1}
        backButton={<Button size="small">Back</Button>}
        nextButton={<Button size="small">Next</Button>}
      />
    </Specimen>
    <Specimen
      name="Menu"
      use="Use it for actions on one element. For one of several values, use Select."
    >
      <Row>
        <Paper elevation={8}>
          <MenuList aria-label="Actions" sx={{ padding: 1 }}>
            <MenuItem>Duplicate</MenuItem>
            <MenuItem selected>Rename</MenuItem>
            <MenuItem disabled>Archive</MenuItem>
          </MenuList>
        </Paper>
      </Row>
    </Specimen>
    <Specimen
      name="BottomNavigation"
      use="Use it in an app on a phone. A website has its navigation at the top."
    >
      <Paper sx={{ overflow: 'hidden' }}>
        <BottomNavigation showLabels value={0}>
          <BottomNavigationAction label="Start" icon={<Icon name="menu" />} />
          <BottomNavigationAction label="Dates" icon={<Icon name="pin" />} />
          <BottomNavigationAction label="Messages" icon={<Icon name="mail" />} />
        </BottomNavigation>
      </Paper>
    </Specimen>
    <Specimen
      name="SpeedDial"
      use="Use it for two to six related actions in an app. On a website, use Buttons."
    >
      <Box sx={{ position: 'relative', blockSize: 72 }}>
        <SpeedDial ariaLabel="Write to us" icon={<Icon name="mail" />} direction="right" open>
          <SpeedDialAction
            icon={<Icon name="pin" />}
            slotProps={{ tooltip: { title: 'Book a call' } }}
          />
        </SpeedDial>
      </Box>
    </Specimen>
  </Specimens>
);

/** A pagination. Try other variants, shapes and colours with the controls. */
export const OnePagination = meta.story();

/** Every part for navigation in its variants and states. */
export const Overview = meta.story({
  render: () => all,
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
});

function OpenedMenu() {
  const [anchor, setAnchor] = useState<Element>();
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Actions
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => setAnchor(undefined)}>Duplicate</MenuItem>
        <MenuItem onClick={() => setAnchor(undefined)}>Rename</MenuItem>
      </Menu>
    </>
  );
}

/** A menu below its button. The arrow keys move the focus, and the Escape key closes the menu. */
export const OpenMenu = meta.story({
  tags: ['state'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
  render: () => <OpenedMenu />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
  },
});

export const ForcedColours = Overview.extend({ ...forcedColours, tags: ['edge-case'] });
export const RightToLeft = Overview.extend({ ...rightToLeft, tags: ['edge-case'] });
