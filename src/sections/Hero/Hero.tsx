import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import { Devices } from '../../components/illustrations/hero/Devices.tsx';
import { Skyline } from '../../components/illustrations/hero/Skyline.tsx';
import { Stars } from '../../components/illustrations/hero/Stars.tsx';
import type { HeroContent } from '../../content/hero.ts';
import { Actions, Band, Composition, Horizon, Night, Picture, Sky, Words } from './Hero.styles.ts';

interface HeroProps {
  content: HeroContent;
}

/** First screen: the promise and the one thing to do next, under one sky. */
export function Hero({ content }: HeroProps) {
  const { eyebrow, heading, tagline, primary, secondary } = content;
  return (
    <Band id="hero" aria-labelledby="hero-heading">
      <Sky>
        <Night>
          <Stars />
        </Night>
        <Composition>
          <Words>
            <Typography variant="eyebrow">{eyebrow}</Typography>
            <Typography id="hero-heading" variant="h1">
              {heading}
            </Typography>
            <Typography variant="lead">{tagline}</Typography>
            <Actions>
              <Button variant="lit" {...externalLink(primary.href)}>
                {primary.label}
              </Button>
              <Button variant="outlined" href={secondary.href}>
                {secondary.label}
              </Button>
            </Actions>
          </Words>
          <Picture data-moves="">
            <Devices />
          </Picture>
        </Composition>
      </Sky>
      <Horizon>
        <Skyline />
      </Horizon>
    </Band>
  );
}
