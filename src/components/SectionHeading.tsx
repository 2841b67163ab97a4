import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Eyebrow = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.secondary.main }));
const Lead = styled(Typography)(({ theme }) => ({
  maxInlineSize: '42ch',
  color: theme.vars.palette.text.secondary,
}));

interface SectionHeadingProps {
  /** The id by which the section is labelled. */
  id: string;
  eyebrow: string;
  heading: string;
  lead?: string;
}

/** The opening of a section: where we are, what it says, and why it matters. */
export function SectionHeading({ id, eyebrow, heading, lead }: SectionHeadingProps) {
  return (
    <Stack sx={{ gap: 2, marginBlockEnd: 'clamp(32px, 5vw, 64px)' }}>
      <Eyebrow variant="eyebrow">{eyebrow}</Eyebrow>
      <Typography id={id} variant="h2" sx={{ maxInlineSize: '20ch' }}>
        {heading}
      </Typography>
      {lead ? <Lead variant="lead">{lead}</Lead> : null}
    </Stack>
  );
}
