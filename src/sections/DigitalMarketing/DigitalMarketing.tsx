import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import { GradientTile } from '../../components/GradientTile.tsx';
import { Growth } from '../../brand/illustrations/Growth.tsx';
import { Icon } from '../../brand/icons/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { DigitalMarketingContent } from '../../content/digitalMarketing.ts';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${theme.layout.gutter}`,
  /* From a tablet held upright. */
  '@media (min-width: 47em)': {
    gridTemplateColumns: '1fr 1fr',
    '& > div:first-of-type': { paddingInlineEnd: 'clamp(0px, 8vw - 58px, 72px)' },
  },
  '& > div:first-of-type': { display: 'flex', flexDirection: 'column' },
}));

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoRows: '1fr',
  flexGrow: 1,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 18,
    paddingBlock: 16,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& svg': { inlineSize: 28, blockSize: 28, flex: 'none', color: theme.vars.palette.primary.main },
}));

const Pitch = styled(GradientTile)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'hidden',
  alignItems: 'start',
  gap: 20,
  padding: 'clamp(24px, 3.4vw, 48px)',
  borderRadius: theme.radius.large,
  '& > svg': { overflow: 'visible', marginBlock: 'auto' },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { padding: 0, overflow: 'visible' },
}));

interface DigitalMarketingProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: DigitalMarketingContent;
}

/** What happens after the launch. */
export function DigitalMarketing({ content }: DigitalMarketingProps) {
  const { items, pitch } = content;
  return (
    <Section id="digital-marketing" labelledBy="digital-marketing-heading">
      <Split>
        <div>
          <SectionHeading id="digital-marketing-heading" {...content} />
          <Items>
            {items.map((item) => (
              <li key={item.title}>
                <Icon name={item.icon} />
                <Typography variant="h3" component="p">
                  {item.title}
                </Typography>
              </li>
            ))}
          </Items>
        </div>
        <Pitch gradient="dusk">
          <Growth texts={pitch.screen} />
          <Typography variant="h2" component="p">
            {pitch.heading}
          </Typography>
          <Typography variant="lead">{pitch.text}</Typography>
          <Button variant="accent" {...externalLink(pitch.action.href)}>
            {pitch.action.label}
          </Button>
        </Pitch>
      </Split>
    </Section>
  );
}
