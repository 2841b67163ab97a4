import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dataAttribute } from '../../behaviour/dataAttribute.ts';
import { externalLink } from '../../components/externalLink.ts';
import { Growth } from '../../brand/illustrations/Growth.tsx';
import { Icon } from '../../brand/icons/Icon.tsx';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { onTallSheet, thirds } from '../../components/printedSheet.ts';
import type { DigitalMarketingContent } from '../../content/digitalMarketing.ts';
import { sectionIds } from '../../content/sectionIds.ts';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.spacing(4)} ${theme.layout.gutter}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { gridTemplateColumns: thirds, columnGap: theme.spacing(2) },
}));

const Measures = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('lg')]: { paddingInlineEnd: theme.space.huge },
  '@media print': { gridColumn: 'span 2', padding: 0 },
}));

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  flexGrow: 1,
  [theme.breakpoints.up('md')]: { gridAutoRows: '1fr' },
  [theme.breakpoints.between('tablet', 'md')]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: theme.layout.gutter,
  },
  '@media print': { display: 'block' },
}));

const Item = styled('li')<{ fillsRow: boolean }>(({ theme, fillsRow }) => ({
  gridColumn: fillsRow ? '1 / -1' : undefined,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  /* In print, the text is in the second of three columns. */
  '@media print': {
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, 1fr) calc(50% - ${theme.spacing(1)})`,
    paddingBlock: theme.spacing(1.25),
  },
  [onTallSheet]: { paddingBlock: theme.spacing(1.5) },
}));

const Words = styled('div')({ '@media print': { display: 'contents' } });

/** In print, the longest title fits on one line. */
const Title = styled(Typography)(({ theme }) => ({
  '@media print': { fontSize: theme.fontSize.text },
})) as typeof Typography;

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
    padding: 0,
    border: 0,
    borderRadius: 0,
  },
}));

const printedAddress = dataAttribute<string>('data-printed-address');

/** In print, this is plain text with the link's address. */
const PitchButton = styled(Button)(({ theme }) => ({
  '@media print': {
    '&&': {
      display: 'block',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
      fontSize: theme.fontSize.small,
      textAlign: 'start',
      '&::after': { content: `": " attr(${printedAddress.attribute})` },
    },
  },
})) as typeof Button;

/** In print, only the chart has the gradient. */
const Chart = styled('div')(({ theme }) => ({
  '@media print': {
    marginBlockEnd: theme.spacing(1),
    padding: theme.spacing(1),
    borderRadius: 4,
    background: theme.vars.palette.gradient.dusk,
    printColorAdjust: 'exact',
    color: theme.vars.palette.onGradient.dusk,
    '& > .illustration': { display: 'block' },
  },
}));

const PitchHeading = styled(Typography)(({ theme }) => ({
  '@media print': { fontSize: theme.fontSize.large },
})) as typeof Typography;

const PitchText = styled(Typography)(({ theme }) => ({
  '@media print': { fontSize: theme.fontSize.small },
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
    <Section id={sectionIds.digitalMarketing} startsSheet>
      <Split>
        <Measures>
          <SectionHeading id={headingIdOf(sectionIds.digitalMarketing)} {...content} />
          <Items>
            {items.map((item, index) => (
              <Item key={item.title} fillsRow={isOdd && index === items.length - 1}>
                <Icon name={item.icon} color="primary" fontSize="large" />
                <Words>
                  <Title variant="h3" component="p">
                    {item.title}
                  </Title>
                  <Typography variant="body2" color="textSecondary">
                    {item.text}
                  </Typography>
                </Words>
              </Item>
            ))}
          </Items>
        </Measures>
        <Pitch variant="gradient">
          <Chart className="coloured">
            <Growth texts={pitch.chart} />
          </Chart>
          <PitchWords>
            <PitchHeading variant="h2" component="h3">
              {pitch.heading}
            </PitchHeading>
            <PitchText variant="lead">{pitch.text}</PitchText>
            <PitchButton
              variant="gradient"
              gradient="apricot"
              {...externalLink(pitch.action.href)}
              {...printedAddress(pitch.address)}
            >
              {pitch.action.label}
            </PitchButton>
          </PitchWords>
        </Pitch>
      </Split>
    </Section>
  );
}
