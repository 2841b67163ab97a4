import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColours, rightToLeft } from '../fixtures/edgeCases.ts';
import { Row, Specimen, Specimens } from '../fixtures/Specimen.tsx';

const severities = ['success', 'info', 'warning', 'error'] as const;
const variants = ['standard', 'outlined', 'filled'] as const;

const meta = preview.meta({
  title: 'Feedback',
  component: Alert,
  args: { severity: 'info', variant: 'standard', children: 'We answer within one working day.' },
  argTypes: {
    severity: { control: 'select', options: severities, description: 'Meaning.' },
    variant: { control: 'select', options: variants, description: 'Weight of the style.' },
    children: { control: 'text', description: 'What happened, and what to do next.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

const undo = (
  <Button size="small" color="inherit">
    Undo
  </Button>
);

const all = (
  <Specimens heading="Feedback">
    <Specimen
      name="Alert"
      use="Use it for a message beside what it is about. For a short confirmation, use Snackbar."
    >
      {variants.map((variant) => (
        <Stack key={variant} spacing={1}>
          {severities.map((severity) => (
            <Alert key={severity} variant={variant} severity={severity}>
              {variant}, {severity}: we answer within one working day.
            </Alert>
          ))}
        </Stack>
      ))}
      <Alert severity="error" action={undo}>
        <AlertTitle>The message was not sent</AlertTitle>
        Your text is still in the form. Please try again.
      </Alert>
    </Specimen>
    <Specimen
      name="Snackbar"
      use="Use it to confirm an action in a few words. For an error, use Alert."
    >
      <SnackbarContent message="The draft was deleted." action={undo} />
    </Specimen>
    <Specimen
      name="LinearProgress"
      use="Use it for a task whose duration is known. For a part of a page that loads, use Skeleton."
    >
      <LinearProgress variant="determinate" value={60} aria-label="Upload" />
      <LinearProgress
        variant="determinate"
        value={30}
        color="secondary"
        aria-label="Second upload"
      />
      <LinearProgress variant="buffer" value={40} valueBuffer={70} aria-label="Film" />
    </Specimen>
    <Specimen
      name="CircularProgress"
      use="Use it for a short wait of one element. For a whole page, use Skeleton."
    >
      <Row>
        <CircularProgress variant="determinate" value={70} aria-label="Upload" />
        <CircularProgress
          variant="determinate"
          value={40}
          color="secondary"
          aria-label="Second upload"
        />
      </Row>
    </Specimen>
    <Specimen
      name="Skeleton"
      use="Use it where content of a known size loads. Do not use it for content in the served page."
    >
      <Skeleton variant="text" />
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="circular" width={40} height={40} />
    </Specimen>
    <Specimen
      name="Tooltip"
      use="Use it to name an icon. Do not put anything into it that a visitor must read."
    >
      <Row>
        <Tooltip title="Copies the address" describeChild>
          <Button variant="outlined">Copy</Button>
        </Tooltip>
      </Row>
    </Specimen>
  </Specimens>
);

/** An alert. Try other meanings and variants with the controls. */
export const OneAlert = meta.story();

/** Every part for feedback in its variants and states. */
export const Overview = meta.story({
  render: () => all,
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
});

/** A tooltip, a snackbar and a backdrop. Each of them covers a part of the page. */
export const Open = meta.story({
  tags: ['state'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <Tooltip open arrow title="Copies the address" describeChild placement="bottom">
        <Button variant="outlined">Copy</Button>
      </Tooltip>
      <Backdrop open sx={{ zIndex: -1 }} />
      <Snackbar
        open
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message="The draft was deleted."
        action={undo}
      />
    </>
  ),
  play: async () => {
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
});

export const ForcedColours = Overview.extend({ ...forcedColours, tags: ['edge-case'] });
export const RightToLeft = Overview.extend({ ...rightToLeft, tags: ['edge-case'] });
