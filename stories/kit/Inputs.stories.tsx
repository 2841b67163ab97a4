import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../src/brand/icons/Icon.tsx';
import { gradientNames } from '../fixtures/gradientNames.ts';
import { forcedColours, rightToLeft } from '../fixtures/edgeCases.ts';
import { Row, Specimen, Specimens } from '../fixtures/Specimen.tsx';

const colours = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const variants = ['contained', 'gradient', 'outlined', 'text'] as const;
const services = ['Website', 'App', 'Automation', 'Templates'];

const meta = preview.meta({
  title: 'Inputs',
  component: Button,
  args: { children: 'Book a call', variant: 'contained', disabled: false, onClick: fn() },
  argTypes: {
    children: { description: 'Label that says what the button does.' },
    variant: {
      control: 'select',
      options: variants,
      description:
        'Importance: `contained` or `gradient` for the main action, `text` for the least.',
    },
    gradient: {
      control: 'select',
      options: gradientNames,
      description: 'Gradient of the variant `gradient`.',
    },
    color: {
      control: 'select',
      options: [...colours, 'inherit'],
      description: 'Meaning. `inherit` has the text colour of the background.',
    },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'], description: 'Size.' },
    disabled: { control: 'boolean', description: 'Whether the button ignores clicks.' },
    onClick: { description: 'Click handler.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

function Plans() {
  const [plan, setPlan] = useState('month');
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={plan}
      onChange={(_, next: string | null) => setPlan(next ?? plan)}
      aria-label="Billing period"
    >
      <ToggleButton value="month">Monthly</ToggleButton>
      <ToggleButton value="year">Yearly</ToggleButton>
    </ToggleButtonGroup>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return (
    <Grid container spacing={3}>
      {children}
    </Grid>
  );
}

const cell = { size: { xs: 12, sm: 6 } };

const all = (
  <Specimens heading="Inputs">
    <Specimen
      name="Button"
      use="Use it for an action or an important link. For a link inside a sentence, use Link."
    >
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small" startIcon={<Icon name="pin" />}>
            small
          </Button>
          <Button variant={variant} size="large">
            large
          </Button>
          <Button variant={variant} href="#">
            link
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} loading>
            loading
          </Button>
        </Row>
      ))}
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Row key={variant}>
          {[...colours, 'inherit' as const].map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </Row>
      ))}
    </Specimen>
    <Specimen name="Gradients on a Button" use="Use one per screen, for the main action.">
      <Row>
        {gradientNames.map((name) => (
          <Button key={name} variant="gradient" gradient={name}>
            {name}
          </Button>
        ))}
      </Row>
    </Specimen>
    <Specimen
      name="ButtonGroup"
      use="Use it for actions on the same thing. For a choice between states, use ToggleButtonGroup."
    >
      <Row>
        {(['contained', 'outlined', 'text'] as const).map((variant) => (
          <ButtonGroup key={variant} variant={variant} aria-label={`Export, ${variant}`}>
            <Button>PDF</Button>
            <Button>CSV</Button>
            <Button>Print</Button>
          </ButtonGroup>
        ))}
      </Row>
    </Specimen>
    <Specimen
      name="IconButton"
      use="Use it where space is scarce and the icon is well known. Always give it a label."
    >
      <Row>
        <IconButton aria-label="Close">
          <Icon name="close" />
        </IconButton>
        <IconButton aria-label="Menu" color="primary">
          <Icon name="menu" />
        </IconButton>
        <IconButton aria-label="Menu, disabled" disabled>
          <Icon name="menu" />
        </IconButton>
      </Row>
    </Specimen>
    <Specimen
      name="Fab"
      use="Use it for one action that stays in view. On a page with a navigation bar, use a Button in the bar."
    >
      <Row>
        <Fab aria-label="Write to us">
          <Icon name="mail" />
        </Fab>
        <Fab color="primary" size="small" aria-label="Write to us, small">
          <Icon name="mail" />
        </Fab>
        <Fab color="secondary" variant="extended">
          Write to us
        </Fab>
        <Fab disabled aria-label="Write to us, disabled">
          <Icon name="mail" />
        </Fab>
      </Row>
    </Specimen>
    <Specimen
      name="ToggleButtonGroup"
      use="Use it to switch a view at once. For a choice that a form sends, use radios."
    >
      <Row>
        <Plans />
        <ToggleButton value="grid" selected aria-label="Grid">
          Grid
        </ToggleButton>
        <ToggleButton value="list" disabled>
          List
        </ToggleButton>
      </Row>
    </Specimen>
    <Specimen
      name="TextField"
      use="Use it for text that visitors type. The label is above the field; do not replace it with a placeholder."
    >
      <Fields>
        <Grid {...cell}>
          <TextField fullWidth label="Name" placeholder="Ada Lovelace" />
        </Grid>
        <Grid {...cell}>
          <TextField
            fullWidth
            required
            label="E-mail"
            defaultValue="ada@"
            error
            helperText="An address with a name after the @, please."
          />
        </Grid>
        <Grid {...cell}>
          <TextField
            fullWidth
            label="Budget"
            defaultValue="12,000"
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">£</InputAdornment> },
            }}
          />
        </Grid>
        <Grid {...cell}>
          <TextField fullWidth label="Reference" defaultValue="AG-204" disabled />
        </Grid>
        <Grid {...cell}>
          <TextField fullWidth size="small" label="Postcode" helperText="size small" />
        </Grid>
        <Grid {...cell}>
          <TextField fullWidth multiline minRows={3} label="Project" helperText="multiline" />
        </Grid>
        <Grid {...cell}>
          <TextField fullWidth variant="filled" label="Company" helperText="variant filled" />
        </Grid>
        <Grid {...cell}>
          <TextField fullWidth variant="standard" label="City" helperText="variant standard" />
        </Grid>
      </Fields>
    </Specimen>
    <Specimen
      name="Select"
      use="Use it for one of six or more options. For fewer options, use radios. Without JavaScript, use NativeSelect."
    >
      <Fields>
        <Grid {...cell}>
          <TextField fullWidth select label="Service" defaultValue="App">
            {services.map((service) => (
              <MenuItem key={service} value={service}>
                {service}
              </MenuItem>
            ))}
          </TextField>
        </Grid>
        <Grid {...cell}>
          <FormControl fullWidth>
            <InputLabel htmlFor="kit-office">Office</InputLabel>
            <NativeSelect id="kit-office" defaultValue="London" input={<OutlinedInput />}>
              <option>London</option>
              <option>Beirut</option>
            </NativeSelect>
          </FormControl>
        </Grid>
      </Fields>
    </Specimen>
    <Specimen
      name="Autocomplete"
      use="Use it for a long list that visitors know by name. For a short list, use Select."
    >
      <Fields>
        <Grid {...cell}>
          <Autocomplete
            options={services}
            defaultValue="Website"
            renderInput={(params) => <TextField {...params} label="Service" />}
          />
        </Grid>
        <Grid {...cell}>
          <Autocomplete
            multiple
            options={services}
            defaultValue={['Website', 'App']}
            renderInput={(params) => <TextField {...params} label="Services" />}
          />
        </Grid>
      </Fields>
    </Specimen>
    <Specimen
      name="Checkbox"
      use="Use it for any number of options, or to agree. For a setting that applies at once, use Switch."
    >
      <FormGroup row>
        <FormControlLabel control={<Checkbox />} label="Website" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="App" />
        <FormControlLabel control={<Checkbox indeterminate />} label="Some" />
        <FormControlLabel
          control={<Checkbox color="secondary" defaultChecked />}
          label="secondary"
        />
        <FormControlLabel control={<Checkbox disabled />} label="disabled" />
      </FormGroup>
    </Specimen>
    <Specimen
      name="Radio"
      use="Use it for one of two to five options. For more options, use Select."
    >
      <FormControl>
        <FormLabel id="kit-budget">Budget</FormLabel>
        <RadioGroup row aria-labelledby="kit-budget" defaultValue="small">
          <FormControlLabel value="small" control={<Radio />} label="Up to £20,000" />
          <FormControlLabel value="large" control={<Radio />} label="More" />
          <FormControlLabel value="none" control={<Radio />} label="Not known" disabled />
        </RadioGroup>
      </FormControl>
    </Specimen>
    <Specimen
      name="Switch"
      use="Use it for a setting that applies at once. In a form with a send button, use Checkbox."
    >
      <FormGroup row>
        <FormControlLabel control={<Switch />} label="off" />
        <FormControlLabel control={<Switch defaultChecked />} label="on" />
        <FormControlLabel control={<Switch size="small" defaultChecked />} label="small" />
        <FormControlLabel control={<Switch disabled />} label="disabled" />
      </FormGroup>
    </Specimen>
    <Specimen
      name="Slider"
      use="Use it for an approximate number. For an exact number, use TextField."
    >
      <Slider
        aria-label="Weeks"
        defaultValue={6}
        max={12}
        marks
        step={2}
        valueLabelDisplay="auto"
      />
      <Slider aria-label="Range of weeks" defaultValue={[3, 8]} max={12} color="secondary" />
      <Slider aria-label="Weeks, disabled" defaultValue={4} max={12} disabled />
    </Specimen>
    <Specimen
      name="Rating"
      use="Use it with readOnly for a client's opinion. Do not ask for a rating without a reason."
    >
      <Row>
        <Rating name="kit-rating" defaultValue={4} />
        <Rating readOnly value={5} />
        <Rating readOnly value={3} size="large" />
        <Rating name="kit-rating-disabled" disabled value={2} />
      </Row>
    </Specimen>
  </Specimens>
);

/** A button. Try other variants, gradients, colours and sizes with the controls. */
export const OneButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Every input in its variants and states. */
export const Overview = meta.story({
  render: () => all,
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
});

export const ForcedColours = Overview.extend({ ...forcedColours, tags: ['edge-case'] });
export const RightToLeft = Overview.extend({ ...rightToLeft, tags: ['edge-case'] });
