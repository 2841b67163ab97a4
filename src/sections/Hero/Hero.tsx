import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { externalLink } from '../../components/externalLink.ts';
import { Devices } from '../../brand/illustrations/hero/Devices.tsx';
import { Skyline } from '../../brand/illustrations/hero/Skyline.tsx';
import { Stars } from '../../brand/illustrations/hero/Stars.tsx';
import type { HeroContent } from '../../content/hero.ts';
import { enhance } from '../../features/enhancements.ts';
import {
  Actions,
  Composition,
  DeviceScene,
  HeroSection,
  Horizon,
  Night,
  Offices,
  Proof,
  TextColumn,
} from './Hero.styles.ts';

interface HeroProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: HeroContent;
  /** How far the sunset has come, from 0 to 1. Without it the scroll position decides. */
  sunset?: number;
}

/** First screen: headline, tagline and the two calls to action, above both cities. */
export function Hero({ content, sunset }: HeroProps) {
  const { offices, headingLines, tagline, primary, secondary, proof, expectation, devices } =
    content;
  const isFixed = sunset !== undefined;
  return (
    <HeroSection
      id="hero"
      aria-labelledby="hero-heading"
      style={isFixed ? ({ '--sunset-at': sunset } as CSSProperties) : undefined}
      {...(isFixed ? enhance('localTimes') : enhance('localTimes', 'followSunset'))}
    >
      <Composition>
        <TextColumn>
          <Offices>
            {offices.map(({ city, timeZone }) => (
              <span key={city}>
                {city} <span data-time-zone={timeZone} />
              </span>
            ))}
          </Offices>
          <Typography id="hero-heading" variant="h1">
            {/* A space before each break: whatever reads the text reads one sentence. */}
            {headingLines.join(' \n')}
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
          <Proof>
            <strong>{[proof.figure, proof.label].join(' ')}</strong>
            <span>{expectation}</span>
          </Proof>
        </TextColumn>
        <DeviceScene aria-hidden="true">
          <Devices texts={devices} />
        </DeviceScene>
      </Composition>
      <Horizon aria-hidden="true">
        <Skyline timeZone={offices[0]?.timeZone} />
      </Horizon>
      {/* Behind all of it, and after it, so that the headline comes first. */}
      <Night aria-hidden="true">
        <Stars />
      </Night>
    </HeroSection>
  );
}
