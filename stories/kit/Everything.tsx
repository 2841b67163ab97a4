import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import AppBar from '@mui/material/AppBar';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MobileStepper from '@mui/material/MobileStepper';
import NativeSelect from '@mui/material/NativeSelect';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import SvgIcon from '@mui/material/SvgIcon';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const severities = ['success', 'info', 'warning', 'error'] as const;
const icon = (
  <SvgIcon>
    <circle cx="12" cy="12" r="8" />
  </SvgIcon>
);
function ignore() {}

/** MUI's components without any styling. */
export const Everything = () => (
  <Container component="main">
    <Stack spacing={2}>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p">
            Afterglow
          </Typography>
          <Button color="inherit">Work</Button>
          <IconButton aria-label="Menu in the bar">{icon}</IconButton>
        </Toolbar>
      </AppBar>
      <Typography variant="h1">Headline</Typography>
      <Typography variant="h2">Heading 2</Typography>
      <Typography variant="h3">Heading 3</Typography>
      <Typography variant="h4">Heading 4</Typography>
      <Typography variant="h5">Heading 5</Typography>
      <Typography variant="h6">Heading 6</Typography>
      <Typography variant="subtitle1">Subtitle 1</Typography>
      <Typography variant="subtitle2">Subtitle 2</Typography>
      <Typography variant="overline">Overline</Typography>
      <Typography variant="caption">Caption</Typography>
      <Typography>
        A text with <Link href="#">a link</Link>.
      </Typography>
      <Button>Text</Button>
      <Button variant="outlined">Outlined</Button>
      <Button variant="contained">Contained</Button>
      <Button variant="gradient">Gradient</Button>
      <Button variant="contained" color="warning">
        Warning
      </Button>
      <Button variant="contained" color="inherit">
        Inherit
      </Button>
      <Button variant="contained" disabled>
        Disabled
      </Button>
      <ButtonGroup variant="contained" aria-label="Contained">
        <Button>One</Button>
        <Button>Two</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Outlined">
        <Button>Three</Button>
        <Button>Four</Button>
      </ButtonGroup>
      <IconButton aria-label="Icon button">{icon}</IconButton>
      <Fab aria-label="Fab">{icon}</Fab>
      <Fab color="primary" aria-label="Primary fab">
        {icon}
      </Fab>
      <ToggleButtonGroup exclusive value="month" aria-label="Billing period">
        <ToggleButton value="month">Monthly</ToggleButton>
        <ToggleButton value="year">Yearly</ToggleButton>
      </ToggleButtonGroup>
      <TextField label="Name" placeholder="Ada Lovelace" />
      <TextField label="Invalid" error helperText="An error" />
      <TextField label="Filled" variant="filled" helperText="A hint" />
      <TextField label="Standard" variant="standard" />
      <TextField label="Disabled" disabled defaultValue="Disabled" />
      <TextField label="Project" multiline minRows={2} />
      <TextField label="Service" select defaultValue="App">
        <MenuItem value="App">App</MenuItem>
      </TextField>
      <Input placeholder="Input" slotProps={{ input: { 'aria-label': 'Input' } }} />
      <FormControl>
        <InputLabel htmlFor="office">Office</InputLabel>
        <NativeSelect id="office">
          <option>London</option>
        </NativeSelect>
        <FormHelperText>A hint</FormHelperText>
      </FormControl>
      <Autocomplete
        multiple
        options={['Website', 'App']}
        defaultValue={['App']}
        renderInput={(params) => <TextField {...params} label="Services" />}
      />
      <FormControlLabel control={<Checkbox />} label="Checkbox" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Checked" />
      <RadioGroup defaultValue="a" aria-label="Budget">
        <FormControlLabel value="a" control={<Radio />} label="Small" />
        <FormControlLabel value="b" control={<Radio />} label="Large" />
      </RadioGroup>
      <FormControlLabel control={<Switch />} label="Switch" />
      <FormControlLabel control={<Switch defaultChecked />} label="Switched on" />
      <Slider aria-label="Weeks" defaultValue={4} max={12} marks step={2} />
      <Rating name="rating" defaultValue={3} />
      <Rating readOnly value={4} />
      <Card>
        <CardHeader avatar={<Avatar>AL</Avatar>} title="Card title" subheader="Subheader" />
        <CardContent>Content</CardContent>
        <CardActions>
          <Button>Book</Button>
        </CardActions>
      </Card>
      <Card variant="gradient" gradient="cedar">
        <CardContent>
          <Typography color="textSecondary">
            On a gradient, with <Link href="#">a link on the gradient</Link>
          </Typography>
          <Button variant="outlined">Outlined on a gradient</Button>
          <Button variant="contained">Contained on a gradient</Button>
        </CardContent>
      </Card>
      <Card>
        <CardActionArea>
          <CardContent>Card as a button</CardContent>
        </CardActionArea>
      </Card>
      <Paper variant="elevation" elevation={3}>
        Paper
      </Paper>
      <div>
        <Accordion defaultExpanded>
          <AccordionSummary>Question</AccordionSummary>
          <AccordionDetails>Answer</AccordionDetails>
        </Accordion>
        <Accordion disabled>
          <AccordionSummary>Disabled question</AccordionSummary>
        </Accordion>
      </div>
      <Tabs value={0} aria-label="Tabs">
        <Tab label="Tab one" />
        <Tab label="Tab two" />
      </Tabs>
      <Breadcrumbs aria-label="Breadcrumbs" maxItems={2}>
        <Link href="#">Home</Link>
        <Link href="#">Work</Link>
        <Typography>Project</Typography>
      </Breadcrumbs>
      <Pagination count={5} />
      <Stepper activeStep={1}>
        <Step>
          <StepLabel>Plan</StepLabel>
        </Step>
        <Step>
          <StepLabel>Design</StepLabel>
        </Step>
        <Step>
          <StepLabel error>Build</StepLabel>
        </Step>
      </Stepper>
      <Stepper nonLinear activeStep={0} orientation="vertical">
        <Step>
          <StepButton>Step as a button</StepButton>
          <StepContent>Step content</StepContent>
        </Step>
      </Stepper>
      <MobileStepper
        variant="dots"
        steps={3}
        position="static"
        backButton={<Button>Back</Button>}
        nextButton={<Button>Next</Button>}
      />
      <BottomNavigation showLabels value={0} component="nav" aria-label="Bottom navigation">
        <BottomNavigationAction label="Start" icon={icon} />
        <BottomNavigationAction label="Dates" icon={icon} />
      </BottomNavigation>
      <MenuList aria-label="Menu list">
        <MenuItem>Menu item</MenuItem>
        <MenuItem selected>Selected item</MenuItem>
      </MenuList>
      {severities.map((severity) => (
        <Stack key={severity} spacing={1}>
          <Alert severity={severity}>
            <AlertTitle>{severity}</AlertTitle>
            Standard
          </Alert>
          <Alert severity={severity} variant="outlined" onClose={ignore}>
            Outlined
          </Alert>
          <Alert severity={severity} variant="filled">
            Filled
          </Alert>
        </Stack>
      ))}
      <SnackbarContent message="Snackbar" action={<Button>Undo</Button>} />
      <LinearProgress variant="determinate" value={50} aria-label="Linear" />
      <CircularProgress variant="determinate" value={50} aria-label="Circular" />
      <Skeleton />
      <Tooltip title="Tooltip" describeChild>
        <Button>With a tooltip</Button>
      </Tooltip>
      <AvatarGroup max={3}>
        <Avatar>AL</Avatar>
        <Avatar variant="gradient">GH</Avatar>
        <Avatar variant="rounded">KJ</Avatar>
        <Avatar>MH</Avatar>
      </AvatarGroup>
      <Badge badgeContent={4} color="error">
        {icon}
      </Badge>
      <Chip label="Chip" />
      <Chip label="Outlined chip" variant="outlined" />
      <Chip label="Chip as a button" color="primary" onClick={ignore} />
      <Chip label="Deletable chip" onDelete={ignore} />
      <Chip label="Gradient chip" variant="gradient" gradient="sea" onClick={ignore} />
      <Divider>or</Divider>
      <List subheader={<ListSubheader>List</ListSubheader>}>
        <ListItem>
          <ListItemAvatar>
            <Avatar>AL</Avatar>
          </ListItemAvatar>
          <ListItemText primary="Primary" secondary="Secondary" />
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton selected>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary="List button" />
          </ListItemButton>
        </ListItem>
      </List>
      <TableContainer>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>
                <TableSortLabel active>Project</TableSortLabel>
              </TableCell>
              <TableCell>Weeks</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow hover selected>
              <TableCell>Convoy</TableCell>
              <TableCell>9</TableCell>
            </TableRow>
          </TableBody>
        </Table>
        <TablePagination
          component="div"
          count={40}
          page={1}
          rowsPerPage={10}
          onPageChange={ignore}
          onRowsPerPageChange={ignore}
        />
      </TableContainer>
      <ImageList>
        <ImageListItem>
          <Skeleton variant="rectangular" height={160} />
          <ImageListItemBar title="Image title" subtitle="Subtitle" />
        </ImageListItem>
      </ImageList>
      <SvgIcon color="primary">
        <circle cx="12" cy="12" r="8" />
      </SvgIcon>
    </Stack>
  </Container>
);
