import type { CSSProperties, ReactNode } from 'react';
import { linkTo } from '../../components/externalLink.ts';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { LocalTime } from '../../components/LocalTime/LocalTime.tsx';
import { Devices } from '../../brand/illustrations/devices/Devices.tsx';
import { Stars } from '../../brand/illustrations/Stars.tsx';
import { behaves } from '../../behaviour/behaves.ts';
import type { HeroContent } from '../../content/hero.ts';
import { sectionIds } from '../../content/sectionIds.ts';
import {
  ActionButton,
  Actions,
  Composition,
  DeviceScene,
  Headline,
  HeroSection,
  Horizon,
  Night,
  Office,
  Offices,
  Proof,
  Tagline,
  TextColumn,
} from './Hero.styles.ts';

interface HeroProps {
  /** All text, numbers and links for the section, from `src/content`. */
  content: HeroContent;
  /** The drawing below the text, as wide as the window. */
  backdrop?: ReactNode;
  /** Sunset progress, from 0 to 1. By default, it follows the scroll position. */
  sunset?: number;
}

const filled = { variant: 'gradient', gradient: 'apricot' } as const;
const outlined = { variant: 'outlined', color: 'inherit' } as const;

/** The first screen: headline, tagline and calls to action above a drawing. */
export function Hero({ content, backdrop, sunset }: HeroProps) {
  const { offices, headingLines, tagline, actions, proof, expectation, devices } = content;
  const isFixed = sunset !== undefined;
  return (
    <HeroSection
      id={sectionIds.hero}
      aria-labelledby={headingIdOf(sectionIds.hero)}
      style={isFixed ? ({ '--sunset-at': sunset } as CSSProperties) : undefined}
      {...(isFixed ? {} : behaves('followSunset'))}
    >
      <Composition>
        <TextColumn>
          <Offices>
            {offices.map(({ city, timeZone }) => (
              <Office key={city}>
                {city} <LocalTime zone={timeZone} />
              </Office>
            ))}
          </Offices>
          <Headline id={headingIdOf(sectionIds.hero)} variant="h1">
            {/* With a space before each break, screen readers read the lines as one sentence. */}
            {headingLines.join(' \n')}
          </Headline>
          <Tagline variant="lead">{tagline}</Tagline>
          <Actions>
            {actions.map(({ label, href }, index) => (
              <ActionButton key={label} {...(index === 0 ? filled : outlined)} {...linkTo(href)}>
                {label}
              </ActionButton>
            ))}
          </Actions>
          <Proof>
            <span>{expectation}</span>
            <strong>{[proof.figure, proof.label].join(' ')}</strong>
          </Proof>
        </TextColumn>
        <DeviceScene aria-hidden="true" className="device">
          <Devices texts={devices} />
        </DeviceScene>
      </Composition>
      <Horizon aria-hidden="true">{backdrop}</Horizon>
      {/* The night sky is last in the hero's HTML, so that the headline loads earlier. */}
      <Night aria-hidden="true">
        <Stars />
      </Night>
    </HeroSection>
  );
}
