import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import { Devices } from '../../brand/illustrations/hero/Devices.tsx';
import { Skyline } from '../../brand/illustrations/hero/Skyline.tsx';
import { Stars } from '../../brand/illustrations/hero/Stars.tsx';
import type { HeroContent } from '../../content/hero.ts';
import {
  Actions,
  Composition,
  DeviceScene,
  HeroBackground,
  HeroSection,
  Horizon,
  StarLayer,
  TextColumn,
} from './Hero.styles.ts';

interface HeroProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: HeroContent;
}

/** First screen: headline, tagline and the two calls to action, above both cities. */
export function Hero({ content }: HeroProps) {
  const { eyebrow, heading, tagline, primary, secondary } = content;
  return (
    <HeroSection id="hero" aria-labelledby="hero-heading">
      <HeroBackground>
        <StarLayer>
          <Stars />
        </StarLayer>
        <Composition>
          <TextColumn>
            <Typography variant="eyebrow">{eyebrow}</Typography>
            <Typography id="hero-heading" variant="h1">
              {heading}
            </Typography>
            <Typography variant="lead">{tagline}</Typography>
            <Actions>
              <Button variant="accent" {...externalLink(primary.href)}>
                {primary.label}
              </Button>
              <Button variant="outlined" href={secondary.href}>
                {secondary.label}
              </Button>
            </Actions>
          </TextColumn>
          <DeviceScene data-moves="">
            <Devices />
          </DeviceScene>
        </Composition>
      </HeroBackground>
      <Horizon>
        <Skyline />
      </Horizon>
    </HeroSection>
  );
}
