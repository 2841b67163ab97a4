import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Brand } from '../../components/Brand.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { ShortLabel } from '../../components/ShortLabel.tsx';
import { Skyline } from '../../brand/illustrations/hero/Skyline.tsx';
import type { FooterContent, LinkListContent } from '../../content/footer.ts';
import { FooterBody, FooterSky, List, Small, Social, Top } from './Footer.styles.ts';

/** A link that leads nowhere yet: it is announced as one, and does nothing. */
const placeholder = { role: 'link', 'aria-disabled': true } as const;

interface FooterProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: FooterContent;
  /** Where the sections are, seen from this page: `/` on every page but the home page. */
  homeHref?: string;
}

/** The end of the page, dark in both schemes. */
export function Footer({ content, homeHref = '' }: FooterProps) {
  const { brandName, brandHref, tagline, social, services, company, copyright } = content;
  return (
    <footer>
      <FooterSky>
        <Skyline hour="night" />
      </FooterSky>
      <FooterBody>
        <Container>
          <Top>
            <div>
              <Brand name={brandName} href={brandHref} />
              <Typography variant="h2" component="p">
                {tagline}
              </Typography>
              <Social>
                {social.map((network) => (
                  <li key={network.label}>
                    <a {...placeholder}>
                      <ShortLabel content={network} />
                    </a>
                  </li>
                ))}
              </Social>
            </div>
            <LinkList id="footer-services" content={services} homeHref={homeHref} />
            <LinkList id="footer-company" content={company} homeHref={homeHref} />
          </Top>
          <Small variant="caption">{copyright}</Small>
        </Container>
      </FooterBody>
    </footer>
  );
}

interface LinkListProps {
  id: string;
  homeHref: string;
  /** Every text, number and link of the section, from `src/content`. */
  content: LinkListContent;
}

/** A heading, and the links below it. */
function LinkList({ id, homeHref, content: { heading, items } }: LinkListProps) {
  return (
    <List aria-labelledby={id}>
      <Typography id={id} component="h2" variant="eyebrow">
        {heading}
      </Typography>
      <ul>
        {items.map(({ label, href, external }) => (
          <li key={label}>
            <Link
              {...(href
                ? external
                  ? externalLink(href)
                  : { href: homeHref + href }
                : placeholder)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </List>
  );
}
