import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import SvgIcon from '@mui/material/SvgIcon';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../src/brand/icons/Icon.tsx';
import { forcedColours, rightToLeft } from '../fixtures/edgeCases.ts';
import { gradientNames } from '../fixtures/gradientNames.ts';
import { Row, Specimen, Specimens } from '../fixtures/Specimen.tsx';

const colours = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

const meta = preview.meta({
  title: 'Data display',
  component: Chip,
  args: { label: 'Websites', variant: 'filled' },
  argTypes: {
    label: { control: 'text', description: 'One or two words.' },
    variant: {
      control: 'select',
      options: ['filled', 'outlined', 'gradient'],
      description: 'Style.',
    },
    gradient: {
      control: 'select',
      options: gradientNames,
      description: 'Gradient of the variant `gradient`.',
    },
    color: { control: 'select', options: ['default', ...colours], description: 'Meaning.' },
    size: { control: 'inline-radio', options: ['small', 'medium'], description: 'Size.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

const variants = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2'] as const),
  ...(['body1', 'body2', 'button', 'caption', 'overline', 'lead', 'eyebrow'] as const),
] satisfies TypographyProps['variant'][];

const projects = [
  { name: 'Salma Clinics', weeks: 9 },
  { name: 'Convoy', weeks: 14 },
];

const all = (
  <Specimens heading="Data display">
    <Specimen
      name="Typography"
      use="Use a variant for every text. Choose the element by the outline of the page, with component."
    >
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}
        </Typography>
      ))}
    </Specimen>
    <Specimen
      name="Chip"
      use="Use it for a label or a filter. For an action with consequences, use Button."
    >
      <Row>
        {(['default', ...colours] as const).map((color) => (
          <Chip key={color} label={color} color={color} />
        ))}
      </Row>
      <Row>
        {(['default', ...colours] as const).map((color) => (
          <Chip key={color} variant="outlined" label={color} color={color} />
        ))}
      </Row>
      <Row>
        <Chip size="small" label="small" />
        <Chip icon={<Icon name="pin" />} label="with an icon" />
        <Chip avatar={<Avatar>SC</Avatar>} label="with an avatar" />
        <Chip label="clickable" onClick={fn()} />
        <Chip label="deletable" onDelete={fn()} />
        <Chip label="primary, deletable" color="primary" onDelete={fn()} />
        <Chip label="disabled" disabled />
      </Row>
    </Specimen>
    <Specimen name="Gradients on a Chip" use="Use it for the name of a product in its gradient.">
      <Row>
        {gradientNames.map((name) => (
          <Chip key={name} variant="gradient" gradient={name} label={name} />
        ))}
        <Chip variant="gradient" label="clickable" onClick={fn()} />
        <Chip variant="gradient" gradient="apricot" label="deletable" onDelete={fn()} />
      </Row>
    </Specimen>
    <Specimen
      name="Avatar"
      use="Use it for a person or a company. For a decoration, use an illustration."
    >
      <Row>
        <Avatar>AL</Avatar>
        <Avatar variant="rounded">AL</Avatar>
        <Avatar variant="square">AL</Avatar>
        {gradientNames.map((name) => (
          <Avatar key={name} variant="gradient" gradient={name}>
            {name.slice(0, 2)}
          </Avatar>
        ))}
        <AvatarGroup max={3}>
          <Avatar>AL</Avatar>
          <Avatar>GH</Avatar>
          <Avatar>KJ</Avatar>
          <Avatar>MH</Avatar>
        </AvatarGroup>
      </Row>
    </Specimen>
    <Specimen
      name="Badge"
      use="Use it for a number of new things on an icon. For a label of its own, use Chip."
    >
      <Row>
        {colours.map((color) => (
          <Badge key={color} color={color} badgeContent={4}>
            <Icon name="mail" />
          </Badge>
        ))}
        <Badge color="error" variant="dot">
          <Icon name="mail" />
        </Badge>
      </Row>
    </Specimen>
    <Specimen
      name="List"
      use="Use it for entries of the same kind. For running text with bullets, use a ul element."
    >
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Paper>
            <List subheader={<ListSubheader disableSticky>Team</ListSubheader>}>
              <ListItem>
                <ListItemAvatar>
                  <Avatar variant="gradient">AL</Avatar>
                </ListItemAvatar>
                <ListItemText primary="Ada Lovelace" secondary="Engineering, London" />
              </ListItem>
              <ListItem>
                <ListItemAvatar>
                  <Avatar>KJ</Avatar>
                </ListItemAvatar>
                <ListItemText primary="Katherine Johnson" secondary="Analysis, Beirut" />
              </ListItem>
            </List>
          </Paper>
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <Paper>
            <List sx={{ padding: 1 }}>
              {['Dates', 'Messages', 'Files'].map((label, index) => (
                <ListItem key={label} disablePadding>
                  <ListItemButton selected={index === 0} disabled={index === 2}>
                    <ListItemIcon>
                      <Icon name={index ? 'mail' : 'pin'} />
                    </ListItemIcon>
                    <ListItemText primary={label} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Paper>
        </Grid>
      </Grid>
    </Specimen>
    <Specimen
      name="Table"
      use="Use it to compare values. For a layout or a short list, use Stack or List."
    >
      <TableContainer component={Paper} tabIndex={0} role="region" aria-label="Projects">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell sortDirection="asc">
                <TableSortLabel active direction="asc">
                  Project
                </TableSortLabel>
              </TableCell>
              <TableCell align="right">Weeks</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {projects.map(({ name, weeks }, index) => (
              <TableRow key={name} hover selected={index === 1}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{weeks}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <TablePagination
          component="div"
          count={40}
          page={0}
          rowsPerPage={10}
          onPageChange={fn()}
          onRowsPerPageChange={fn()}
        />
      </TableContainer>
    </Specimen>
    <Specimen
      name="SvgIcon"
      use="Use it for an icon from another family. For the site's icons, use Icon."
    >
      <Row>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <SvgIcon key={size} fontSize={size} color="primary">
            <path d="M12 2 4 6v6c0 5 3.4 8.7 8 10 4.6-1.3 8-5 8-10V6z" />
          </SvgIcon>
        ))}
      </Row>
    </Specimen>
    <Specimen
      name="ImageList"
      use="Use it for pictures of equal rank. For one picture with a text, use CardMedia."
    >
      <ImageList cols={3} rowHeight={120}>
        {(['dusk', 'sea', 'cedar'] as const).map((name) => (
          <ImageListItem key={name}>
            <Paper square variant="gradient" gradient={name} sx={{ blockSize: '100%' }} />
            <ImageListItemBar title={name} subtitle="Subtitle" />
          </ImageListItem>
        ))}
      </ImageList>
    </Specimen>
    <Specimen
      name="Divider"
      use="Use it between groups. For space between parts of one group, use Stack."
    >
      <Divider />
      <Divider>or</Divider>
    </Specimen>
  </Specimens>
);

/** A chip. Try other variants, gradients and colours with the controls. */
export const OneChip = meta.story();

/** Every part that shows data, in its variants and states. */
export const Overview = meta.story({
  render: () => all,
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: false } },
});

export const ForcedColours = Overview.extend({ ...forcedColours, tags: ['edge-case'] });
export const RightToLeft = Overview.extend({ ...rightToLeft, tags: ['edge-case'] });
