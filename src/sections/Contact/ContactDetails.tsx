import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../brand/icons/Icon.tsx';
import type { ContactContent } from '../../content/contact.ts';

/** The icon is beside both lines, but in the `dt`, because a `dl` may not contain it elsewhere. */
const Detail = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingInlineStart: `calc(1.5rem + ${theme.spacing(2)})`,
  maxInlineSize: '100%',
}));

const DetailIcon = styled(Icon)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 0,
  color: theme.vars.palette.primary.main,
}));

const Value = styled('dd')(({ theme }) => ({
  /* Phone numbers run from left to right in every language. */
  unicodeBidi: 'plaintext',
  inlineSize: 'fit-content',
  fontSize: `min(${theme.fontSize.lead}, 7.6vw)`,
  fontWeight: theme.fontWeight.strong,
  '@media print': { fontSize: theme.fontSize.text },
}));

interface ContactDetailsProps {
  /** Heading, and each way to reach the agency. */
  content: ContactContent['details'];
}

/** The agency's contact details, as text without links. */
export function ContactDetails({ content }: ContactDetailsProps) {
  return (
    <div>
      <Typography variant="h3">{content.heading}</Typography>
      <Stack
        component="dl"
        direction="row"
        sx={{ flexWrap: 'wrap', rowGap: 1.5, columnGap: 5, marginBlockStart: 2 }}
      >
        {content.items.map(({ icon, label, value }) => (
          <Detail key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              <DetailIcon name={icon} />
              {label}
            </Typography>
            <Value>{value}</Value>
          </Detail>
        ))}
      </Stack>
    </div>
  );
}
