import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../brand/icons/Icon.tsx';
import { thirds } from '../../components/printedSheet.ts';
import type { ContactContent } from '../../content/contact.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 5),
  marginBlockStart: theme.spacing(2),
  '@media print': {
    display: 'grid',
    gridTemplateColumns: thirds,
    columnGap: theme.spacing(2),
    marginBlockStart: theme.spacing(0.75),
  },
}));

/** The icon is beside both lines, but in the `dt`, because a `dl` may not contain it elsewhere. */
const Detail = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingInlineStart: `calc(1.5rem + ${theme.spacing(2)})`,
  maxInlineSize: '100%',
  '@media print': { padding: 0 },
}));

const DetailIcon = styled(Icon)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 0,
  color: theme.vars.palette.primary.main,
  '@media print': { display: 'none' },
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
      <List>
        {content.items.map(({ icon, label, value }) => (
          <Detail key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              <DetailIcon name={icon} />
              {label}
            </Typography>
            <Value>{value}</Value>
          </Detail>
        ))}
      </List>
    </div>
  );
}
