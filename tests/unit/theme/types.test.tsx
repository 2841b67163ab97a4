import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { expect, test } from 'vitest';

/* The compiler checks this test: each expected error must exist. */
test('types forbid what the theme does not offer', () => {
  const elements = [
    <Button key="1" variant="gradient" gradient="sea" />,
    <Card key="2" variant="gradient" gradient="apricot" />,
    <Typography key="3" variant="lead" />,
    // @ts-expect-error -- The theme has no gradient of this name.
    <Button key="4" variant="gradient" gradient="rainbow" />,
    // @ts-expect-error -- `accent` is now the gradient `apricot`.
    <Button key="5" variant="accent" />,
    // @ts-expect-error -- A button has one of MUI's colours.
    <Button key="6" color="none" />,
    // @ts-expect-error -- A card has no variant of this name.
    <Card key="7" variant="filled" />,
    // @ts-expect-error -- The theme has no gradient of this name.
    <Chip key="8" label="Chip" variant="gradient" gradient="sky" />,
    // @ts-expect-error -- The theme has no text style of this name.
    <Typography key="9" variant="title" />,
  ];
  expect(elements).toHaveLength(9);
});
