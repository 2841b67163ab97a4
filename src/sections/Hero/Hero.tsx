import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import type { HeroContent } from '../../content/hero.ts';
import { Actions, Headline, Proof, Sky, Words } from './Hero.styles.ts';

interface HeroProps {
  content: HeroContent;
}

/** First screen: the promise and the one thing to do next, under one sky. */
export function Hero({ content }: HeroProps) {
  const { eyebrow, heading, tagline, primary, secondary, proof } = content;
  return (
    <Sky id="hero" aria-labelledby="hero-heading">
      <Container>
        <Words>
          <Typography variant="eyebrow">{eyebrow}</Typography>
          <Headline id="hero-heading" variant="h1">
            {heading[0]} <span>{heading[1]}</span>
          </Headline>
          <Typography variant="lead">{tagline}</Typography>
          <Actions>
            <Button variant="lit" {...externalLink(primary.href)}>
              {primary.label}
            </Button>
            <Button variant="outlined" href={secondary.href} endIcon={<Icon name="arrow" />}>
              {secondary.label}
            </Button>
          </Actions>
          <Proof>
            <Typography variant="numeral" component="span">
              {proof.figure}
            </Typography>
            <Typography component="span">{proof.label}</Typography>
          </Proof>
        </Words>
      </Container>
    </Sky>
  );
}
