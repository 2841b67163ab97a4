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
  gap: `${theme.spacing(4)} ${theme.layout.gutter}`,
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { display: 'block' },
}));

const Measures = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('lg')]: { paddingInlineEnd: theme.space.huge },
}));

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoRows: '1fr',
  flexGrow: 1,
  '@media print': {
    gridTemplateColumns: '1fr 1fr',
    columnGap: theme.layout.gutter,
    breakInside: 'avoid',
  },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const ItemText = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const ItemIcon = styled(Icon)(({ theme }) => ({
  inlineSize: '1.75rem',
  color: theme.vars.palette.primary.main,
}));

const Pitch = styled(GradientTile)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'hidden',
  alignItems: 'start',
  gap: theme.spacing(2.5),
  padding: theme.space.large,
  borderRadius: theme.radius.large,
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { marginBlockStart: theme.spacing(2), padding: 0, overflow: 'visible' },
}));

const Picture = styled('div')({ inlineSize: '100%', marginBlock: 'auto' });

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
        <Measures>
          <SectionHeading id="digital-marketing-heading" {...content} />
          <Items>
            {items.map((item) => (
              <Item key={item.title}>
                <ItemIcon name={item.icon} />
                <div>
                  <Typography variant="h3" component="p">
                    {item.title}
                  </Typography>
                  <ItemText variant="body2">{item.text}</ItemText>
                </div>
              </Item>
            ))}
          </Items>
        </Measures>
        <Pitch gradient="dusk">
          <Picture>
            <Growth texts={pitch.screen} />
          </Picture>
          <Typography variant="h2" component="h3">
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
