import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Brand } from '../../components/Brand.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { Skyline } from '../../components/illustrations/hero/Skyline.tsx';
import type { FooterContent } from '../../content/footer.ts';
import { Ground, Nightfall, Small, Social, Top } from './Footer.styles.ts';
import { LinkList } from './LinkList.tsx';
import { placeholder } from './placeholder.ts';

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
