import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Brand } from '../../components/Brand.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { Skyline } from '../../components/illustrations/hero/Skyline.tsx';
import type { FooterContent, LinkListContent } from '../../content/footer.ts';
import { Ground, List, Nightfall, Small, Social, Top } from './Footer.styles.ts';

/** A link that leads nowhere yet: it is announced as one, and does nothing. */
const placeholder = { role: 'link', 'aria-disabled': true } as const;

interface FooterProps {
  content: FooterContent;
}

/** The end of the page, on ink ground in both schemes. */
export function Footer({ content }: FooterProps) {
  const { brandName, tagline, social, services, company, copyright } = content;
  return (
    <footer>
      <Nightfall>
        <Skyline hour="night" />
      </Nightfall>
      <Ground>
        <Container>
          <Top>
            <div>
              <Brand name={brandName} />
              <Typography sx={{ maxInlineSize: '32ch', marginBlock: '12px 24px' }}>
                {tagline}
              </Typography>
              <Social>
                {social.map(({ short, name }) => (
                  <li key={short}>
                    <a {...placeholder}>
                      {short}
                      <VisuallyHidden> ({name})</VisuallyHidden>
                    </a>
                  </li>
                ))}
              </Social>
            </div>
            <LinkList id="footer-services" content={services} />
            <LinkList id="footer-company" content={company} />
          </Top>
          <Small variant="caption">{copyright}</Small>
        </Container>
      </Ground>
    </footer>
  );
}

interface LinkListProps {
  id: string;
  content: LinkListContent;
}

/** A heading, and the links below it. */
function LinkList({ id, content: { heading, items } }: LinkListProps) {
  return (
    <List aria-labelledby={id}>
      <Typography id={id} component="h2" variant="eyebrow">
        {heading}
      </Typography>
      <ul>
        {items.map(({ label, href, external }) => (
          <li key={label}>
            <Link {...(href ? (external ? externalLink(href) : { href }) : placeholder)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </List>
  );
}
