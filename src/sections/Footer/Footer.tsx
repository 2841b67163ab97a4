import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AnswerTime } from '../../components/AnswerTime/AnswerTime.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { toPlace } from '../../components/toPlace.ts';
import { ShortLabel } from '../../components/ShortLabel.tsx';
import { behaves } from '../../behaviour/behaves.ts';
import type { FooterContent, LinkListContent } from '../../content/footer.ts';
import type { LanguageLink } from '../../content/links.ts';
import {
  Answer,
  Closing,
  ExternalMark,
  FooterBody,
  FooterBrand,
  FooterSky,
  Links,
  ListLink,
  PageList,
  Small,
  Social,
  SocialLink,
  Tagline,
  Top,
} from './Footer.styles.ts';

/** Attributes for a link without an `href`. Screen readers announce the link as disabled. */
const placeholder = { role: 'link', 'aria-disabled': true } as const;

/** Between the link to the contact form and the answer time. */
const space = ' ';

interface FooterProps {
  /** All text, numbers and links for the footer, from `src/content`. */
  content: FooterContent;
  /** The drawing above the footer, as wide as the window. */
  backdrop?: ReactNode;
  /** URL of the home page, for links to its sections. Empty on the home page itself. */
  homeHref?: string;
}

/** The page footer, which is dark in both colour schemes. */
export function Footer({ content, backdrop, homeHref = '' }: FooterProps) {
  const { tagline, write, answer, social, services, company, copyright } = content;
  const pages: Partial<LanguageLink>[] = [...content.pages, ...(content.languages ?? [])];
  return (
    <footer>
      {backdrop ? <FooterSky>{backdrop}</FooterSky> : null}
      <FooterBody>
        <Container>
          <Top>
            <Closing>
              <FooterBrand
                name={content.brandName}
                logo={content.brandLogo}
                href={homeHref || '#'}
              />
              <Tagline variant="h2" component="p">
                {tagline}
              </Tagline>
            </Closing>
            <Answer>
              <Link color="inherit" href={toPlace(write.href, homeHref)}>
                {write.label}
              </Link>
              {space}
              <AnswerTime
                variant="inherit"
                component="span"
                answer={answer}
                {...behaves('answerTime')}
              />
            </Answer>
            {social.length > 0 ? (
              <Social>
                {social.map(({ href, ...network }) => (
                  <li key={network.label}>
                    <SocialLink
                      variant="subtitle2"
                      color="inherit"
                      underline="none"
                      {...(href ? externalLink(href) : placeholder)}
                    >
                      <ShortLabel content={network} />
                    </SocialLink>
                  </li>
                ))}
              </Social>
            ) : null}
            <LinkList id="footer-services" content={services} homeHref={homeHref} />
            <LinkList id="footer-company" content={company} homeHref={homeHref} />
          </Top>
          <Small variant="caption">{copyright}</Small>
          {pages.length > 0 ? (
            <PageList variant="caption" component="ul">
              {pages.map(({ label, href, language }) => (
                <li key={href}>
                  <ListLink
                    color="inherit"
                    underline="hover"
                    href={href}
                    lang={language}
                    hrefLang={language}
                  >
                    {label}
                  </ListLink>
                </li>
              ))}
            </PageList>
          ) : null}
        </Container>
      </FooterBody>
    </footer>
  );
}

interface LinkListProps {
  id: string;
  homeHref: string;
  /** Heading and links of the list. */
  content: LinkListContent;
}

function LinkList({ id, homeHref, content: { heading, items } }: LinkListProps) {
  return (
    <Links component="nav" spacing={1} aria-labelledby={id}>
      <Typography id={id} component="h2" variant="eyebrow">
        {heading}
      </Typography>
      <ul>
        {items.map(({ label, href, external }) => (
          <li key={label}>
            <ListLink
              color="inherit"
              underline="hover"
              {...(href
                ? external
                  ? externalLink(href)
                  : { href: toPlace(href, homeHref) }
                : placeholder)}
            >
              {label}
              {external ? <ExternalMark name="external" fontSize="inherit" /> : null}
            </ListLink>
          </li>
        ))}
      </ul>
    </Links>
  );
}
