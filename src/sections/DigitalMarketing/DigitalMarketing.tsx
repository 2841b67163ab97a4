import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import { Growth } from '../../brand/illustrations/Growth.tsx';
import { Icon } from '../../brand/icons/Icon.tsx';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { DigitalMarketingContent } from '../../content/digitalMarketing.ts';
import { sectionIds } from '../../content/sectionIds.ts';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.spacing(4)} ${theme.layout.gutter}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { display: 'block' },
}));

const Measures = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('lg')]: { paddingInlineEnd: theme.space.huge },
}));

const twoColumns = ({ layout }: Theme) => ({
  gridTemplateColumns: '1fr 1fr',
  columnGap: layout.gutter,
});

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  flexGrow: 1,
  [theme.breakpoints.up('md')]: { gridAutoRows: '1fr' },
  [theme.breakpoints.between('tablet', 'md')]: twoColumns(theme),
  '@media print': {
    ...twoColumns(theme),
    breakInside: 'avoid',
  },
}));

const Item = styled('li')<{ fillsRow: boolean }>(({ theme, fillsRow }) => ({
  gridColumn: fillsRow ? '1 / -1' : undefined,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const Pitch = styled(Paper)(({ theme }) => ({
  display: 'grid',
  alignContent: 'space-between',
  overflow: 'hidden',
  gap: `${theme.spacing(2.5)} ${theme.space.large}`,
  [theme.breakpoints.between('tablet', 'md')]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
  },
  padding: theme.space.large,
  borderRadius: theme.radius.large,
  '@media print': {
    display: 'block',
    padding: `${theme.spacing(0.5)} 0 0`,
    overflow: 'visible',
    border: 0,
    borderBlockStart: '1px solid',
    borderRadius: 0,
    /* In print, the button becomes plain text with the link's URL. */
    '& a': {
      display: 'block !important',
      minBlockSize: 0,
      padding: 0,
      '&::after': { content: '": " attr(href)' },
    },
  },
}));

const PitchWords = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
  '@media print': { gap: theme.spacing(0.5) },
}));

interface DigitalMarketingProps {
  /** All text, numbers and links for the section, from `src/content`. */
  content: DigitalMarketingContent;
}

/** The section about digital marketing, which the agency does after a launch. */
export function DigitalMarketing({ content }: DigitalMarketingProps) {
  const { items, pitch } = content;
  const isOdd = items.length % 2 === 1;
  return (
    <Section id={sectionIds.digitalMarketing}>
      <Split>
        <Measures>
          <SectionHeading id={headingIdOf(sectionIds.digitalMarketing)} {...content} />
          <Items>
            {items.map((item, index) => (
              <Item key={item.title} fillsRow={isOdd && index === items.length - 1}>
                <Icon name={item.icon} color="primary" fontSize="large" />
                <div>
                  <Typography variant="h3" component="p">
                    {item.title}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {item.text}
                  </Typography>
                </div>
              </Item>
            ))}
          </Items>
        </Measures>
        <Pitch variant="gradient">
          <div>
            <Growth texts={pitch.chart} />
          </div>
          <PitchWords>
            <Typography variant="h2" component="h3">
              {pitch.heading}
            </Typography>
            <Typography variant="lead">{pitch.text}</Typography>
            <Button variant="gradient" gradient="apricot" {...externalLink(pitch.action.href)}>
              {pitch.action.label}
            </Button>
          </PitchWords>
        </Pitch>
      </Split>
    </Section>
  );
}
